/** The city as geometry: 8 x 8 cells that wrap around, in units of 100 a cell, and the ways that flights draw over it. */
export const SIDE = 8;
export const UNIT = 100;
export const WHOLE = SIDE * UNIT;

export type Point = [x: number, y: number];

export const column = (cell: number): number => cell % SIDE;
export const row = (cell: number): number => Math.floor(cell / SIDE);
/** The place of the tile that a cell belongs to: four by four, row by row. */
export const placeOf = (cell: number): number => Math.floor(row(cell) / 2) * 4 + Math.floor(column(cell) / 2);
/** A cell as it is called: a1 is the upper left one, h8 the lower right. */
export const cellName = (cell: number): string => `${'abcdefgh'[column(cell)]}${row(cell) + 1}`;
export const centre = (cell: number): Point => [(column(cell) + 0.5) * UNIT, (row(cell) + 0.5) * UNIT];

/** How far it is from one line of cells to a neighbouring one, the short way around. */
const near = (from: number, to: number): number => ((to - from + SIDE + SIDE / 2) % SIDE) - SIDE / 2;

/** The step from a cell to its neighbour: one column or one row, over the edge where need be. */
export const step = (from: number, to: number): Point => [near(column(from), column(to)), near(row(from), row(to))];

/** The steps of a flight as arrows. */
export const stepsOf = (start: number, cells: number[]): string[] =>
  cells.map((cell, i) => {
    const [x, y] = step(cells[i - 1] ?? start, cell);
    return x ? (x > 0 ? '→' : '←') : y > 0 ? '↓' : '↑';
  });

/** Whether the step to a neighbour leads over the edge. */
export function wraps(from: number, to: number): boolean {
  const [x, y] = step(from, to);
  return column(from) + x !== column(to) || row(from) + y !== row(to);
}

/** A flight as if the city went on without end: in columns and rows, the start first. */
export function unroll(start: number, cells: number[]): Point[] {
  const points: Point[] = [[column(start), row(start)]];
  let from = start;
  for (const cell of cells) {
    const [x, y] = points.at(-1)!;
    const [dx, dy] = step(from, cell);
    points.push([x + dx, y + dy]);
    from = cell;
  }
  return points;
}

/** A line through points with its corners rounded. */
export function rounded(points: Point[], radius: number): string {
  const [first, ...rest] = points;
  if (!first) return '';
  const towards = ([x, y]: Point, [u, v]: Point): Point => {
    const far = Math.hypot(u - x, v - y) || 1;
    return [x + ((u - x) * radius) / far, y + ((v - y) * radius) / far];
  };
  const parts = rest.map((point, i) => {
    const after = rest[i + 1];
    const before = rest[i - 1] ?? first;
    if (!after) return `L${point}`;
    return `L${towards(point, before)}Q${point} ${towards(point, after)}`;
  });
  return `M${first}${parts.join('')}`;
}

export interface Ribbon {
  d: string;
  /** How often and where to the same line is drawn, so that what leaves on one side comes in on the other. */
  shifts: Point[];
}

/** The ribbon of a flight; `aside` moves it off the middle of the cells, so that ribbons lie beside each other. */
export function ribbon(start: number, cells: number[], aside = 0): Ribbon {
  const way = unroll(start, cells);
  const points = way.map(([x, y]): Point => [(x + 0.5) * UNIT + aside, (y + 0.5) * UNIT + aside]);
  const pages = new Map(
    way.map(([x, y]) => [Math.floor(x / SIDE), Math.floor(y / SIDE)] as Point).map((p) => [`${p}`, p]),
  );
  return {
    d: rounded(points, 34),
    shifts: [...pages.values()].map(([x, y]): Point => [-x * WHOLE || 0, -y * WHOLE || 0]),
  };
}

/** The small picture of a flight on its card: the line in a box of that size, with room around, and where it ends. */
export function miniature(start: number, cells: number[], size: number): { d: string; points: Point[] } {
  const way = unroll(start, cells);
  const [xs, ys] = [way.map(([x]) => x), way.map(([, y]) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const [wide, high] = [Math.max(...xs) - left, Math.max(...ys) - top];
  const scale = (size * 0.7) / Math.max(wide, high, 5);
  const points = way.map(([x, y]): Point => [
    size / 2 + (x - left - wide / 2) * scale,
    size / 2 + (y - top - high / 2) * scale,
  ]);
  return { d: rounded(points, scale * 0.4), points };
}

/** Keyframes of the carpet over cells, as parts of its own size (a cell); over the edge it is gone for a moment. */
export function hops(start: number, cells: number[]): { x: number; y: number; opacity: number; offset: number }[] {
  const frames = [{ x: column(start), y: row(start), opacity: 1, offset: 0 }];
  let from = start;
  cells.forEach((cell, i) => {
    const offset = (i + 1) / cells.length;
    if (wraps(from, cell)) {
      const [dx, dy] = step(from, cell);
      const middle = (i + 0.5) / cells.length;
      frames.push({ x: column(from) + dx * 0.7, y: row(from) + dy * 0.7, opacity: 0, offset: middle });
      frames.push({ x: column(cell) - dx * 0.7, y: row(cell) - dy * 0.7, opacity: 0, offset: middle });
    }
    frames.push({ x: column(cell), y: row(cell), opacity: 1, offset });
    from = cell;
  });
  return frames;
}
