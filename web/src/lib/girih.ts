/** Star patterns as the old masters drew them: rays from the middle of each side of a tiling, until they meet (Hankin's way). */
type Point = readonly [number, number];

const at = (centre: Point, radius: number, angle: number): Point => [
  centre[0] + radius * Math.cos(angle),
  centre[1] + radius * Math.sin(angle),
];

/** The star in a regular polygon of that many sides: its points touch the middles of the sides. */
function star(centre: Point, sides: number, side: number, turn: number, contact: number): string {
  const half = Math.PI / sides;
  const toSide = side / 2 / Math.tan(half);
  // The ray leaves the side at the contact angle; it meets its neighbour's on the line between them.
  const inward = Math.PI / 2 - contact;
  const inner = (toSide * Math.sin(inward)) / Math.sin(Math.PI - inward - half);
  const points = Array.from({ length: sides * 2 }, (_, step) =>
    at(centre, step % 2 === 0 ? toSide : inner, turn + step * half),
  );
  return `M${points.map(([x, y]) => `${x.toFixed(2)} ${y.toFixed(2)}`).join('L')}Z`;
}

/** One tile, `size` wide and high, of the pattern on octagons and squares: it repeats without a seam. */
export function girihTile(size: number, contact = (Math.PI * 67.5) / 180): string {
  const side = size * (Math.SQRT2 - 1);
  const corners: Point[] = [
    [0, 0],
    [size, 0],
    [0, size],
    [size, size],
  ];
  const octagon = star([size / 2, size / 2], 8, side, 0, contact);
  return octagon + corners.map((corner) => star(corner, 4, side, Math.PI / 4, contact)).join('');
}

/** A star of crossed squares, for marks and ornaments. */
export function khatam(points: number, radius: number, depth: number): string {
  const step = Math.PI / points;
  const corners = Array.from({ length: points * 2 }, (_, index) =>
    at([0, 0], index % 2 === 0 ? radius : radius * depth, index * step - Math.PI / 2),
  );
  return `M${corners.map(([x, y]) => `${x.toFixed(2)} ${y.toFixed(2)}`).join('L')}Z`;
}
