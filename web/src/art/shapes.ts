/** Path data for the house's ornaments: all of it geometry, nothing traced. */

const round = (value: number): number => Math.round(value * 100) / 100;

/** A closed path through points given as [angle in degrees, distance] around a centre. */
function polar(points: [number, number][], cx: number, cy: number): string {
  const places = points.map(([angle, distance]) => {
    const turn = (angle * Math.PI) / 180;
    return `${round(cx + distance * Math.cos(turn))} ${round(cy + distance * Math.sin(turn))}`;
  });
  return `M${places.join('L')}Z`;
}

/** A star: `inner` is how far its hollows lie from the centre. The first tip points up, or is turned by `turn` degrees. */
export function star(tips: number, outer: number, inner: number, cx = 0, cy = 0, turn = 0): string {
  const points = Array.from({ length: tips * 2 }, (_, i): [number, number] => [
    turn - 90 + (i * 180) / tips,
    i % 2 ? inner : outer,
  ]);
  return polar(points, cx, cy);
}

/** A disc, as a path that can be joined to others. */
export const disc = (cx: number, cy: number, r: number): string =>
  `M${round(cx - r)} ${round(cy)}a${round(r)} ${round(r)} 0 0 1 ${round(2 * r)} 0a${round(r)} ${round(r)} 0 0 1 ${round(-2 * r)} 0Z`;

/** Where the hollows of a girih star lie, when its lines leave the middles of a polygon's sides at `angle` degrees. */
function hollow(sides: number, apothem: number, angle: number): number {
  const half = Math.PI / sides;
  const lean = (angle * Math.PI) / 180;
  const reach = (apothem * Math.tan(half)) / (Math.cos(lean) + Math.tan(half) * Math.sin(lean));
  return (reach * Math.cos(lean)) / Math.sin(half);
}

/** The degrees at which lines leave the sides of a tile. */
const LEAN = 62;

/** One square tile of the star-and-cross pattern: octagons and squares, with a star drawn in each. */
export function girih(size: number, left = 0, top = 0): string {
  const middle = size / 2;
  const [cx, cy] = [left + middle, top + middle];
  const small = middle * Math.tan(Math.PI / 8);
  const corners = [0, size].flatMap((x) => [0, size].map((y) => [left + x, top + y] as const));
  const crosses = corners.map(([x, y]) => star(4, small, hollow(4, small, LEAN), x, y, 45));
  const big = star(8, middle, hollow(8, middle, LEAN), cx, cy);
  const heart = star(8, middle * 0.36, middle * 0.26, cx, cy, 22.5);
  return [big, heart, ...crosses].join('');
}

/** Tiles of the pattern beside each other, with their upper left corners in these columns and rows, as one path. */
export const tiling = (size: number, columns: number[], rows: number[]): string =>
  columns.flatMap((x) => rows.map((y) => girih(size, x, y))).join('');

/** A pointed arch that stands on the bottom of a box; its curve begins `spring` below the tip. */
export function arch(x: number, y: number, width: number, height: number, spring = width * 0.58): string {
  const [right, bottom, middle, shoulder] = [x + width, y + height, x + width / 2, y + spring];
  const left = `V${shoulder}C${x} ${y + spring * 0.55} ${x + width * 0.28} ${y + spring * 0.5} ${middle} ${y}`;
  const back = `C${right - width * 0.28} ${y + spring * 0.5} ${right} ${y + spring * 0.55} ${right} ${shoulder}`;
  return `M${x} ${bottom}${left}${back}V${bottom}Z`;
}

/** An onion dome with its foot's middle at (cx, foot). */
export function dome(cx: number, foot: number, width: number, height = width * 1.15): string {
  const half = width / 2;
  const side = (way: 1 | -1): [number, number][] => [
    [cx + way * half * 1.22, foot - height * 0.3],
    [cx + way * half * 0.95, foot - height * 0.62],
    [cx + way * half * 0.25, foot - height * 0.74],
  ];
  const [a, b, c] = side(-1);
  const [d, e, f] = side(1);
  return `M${cx - half * 0.8} ${foot}C${a} ${b} ${c}Q${cx} ${foot - height * 0.82} ${cx} ${foot - height}Q${cx} ${foot - height * 0.82} ${f}C${e} ${d} ${cx + half * 0.8} ${foot}Z`;
}

/** A crescent of radius `r` that opens towards the upper right. */
export function crescent(cx: number, cy: number, r: number): string {
  const [x, y] = [cx + r * 0.26, cy - r * 0.97];
  const [u, v] = [cx + r * 0.97, cy + r * 0.26];
  return `M${round(x)} ${round(y)}A${r} ${r} 0 1 0 ${round(u)} ${round(v)}A${round(r * 0.82)} ${round(r * 0.82)} 0 1 1 ${round(x)} ${round(y)}Z`;
}

/** Points of a night sky, the same each time for the same seed. */
export function sky(count: number, width: number, height: number, seed = 7): { x: number; y: number; r: number }[] {
  let state = seed;
  const next = (): number => {
    state = (state * 16807) % 2147483647;
    return state / 2147483647;
  };
  for (let i = 0; i < 3; i++) next();
  return Array.from({ length: count }, () => ({
    x: round(next() * width),
    y: round(next() * height),
    r: round(0.4 + next() * next() * 1.4),
  }));
}
