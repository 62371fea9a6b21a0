/** How much of the table is in sight, and how large. It changes only when a tile comes to lie beyond its frame. */
import { cornerOf, RATIO } from './grid';
import type { Place } from './view';

export interface Frame {
  /** The width of a tile, in pixels. */
  unit: number;
  /** The middle of what is in sight, in widths of a tile from the corner of the first tile's place. */
  x: number;
  y: number;
}

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Beside the outermost tiles, so much of a tile: half of every place there is in sight, enough to choose it. */
export const MARGIN = 0.55;
/** From one size to the next smaller one: large steps are rare ones. */
const STEP = 0.92;
/** So many tiles at least have room from the beginning, sideways (on a phone, where they would be small) and upwards. */
const COLUMNS = 7;
const COLUMNS_OF_A_PHONE = 5;
const PHONE = 520;
const ROWS = 3.15;

/** What must be in sight: the tiles, and a margin around them. */
function boxAround(table: Place[], margin: number): Box {
  const corners = table.map(cornerOf);
  const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)];
  return {
    left: Math.min(...xs) - margin,
    right: Math.max(...xs) + 1 + margin,
    top: Math.min(...ys) - margin * RATIO,
    bottom: Math.max(...ys) + RATIO + margin * RATIO,
  };
}

/** What a room of so many pixels shows of the table. */
export const sightOf = ({ unit, x, y }: Frame, width: number, height: number): Box => ({
  left: x - width / unit / 2,
  right: x + width / unit / 2,
  top: y - height / unit / 2,
  bottom: y + height / unit / 2,
});

/** The largest of the sizes that shows a box whole. */
function sizeFor({ left, right, top, bottom }: Box, width: number, height: number): number {
  const columns = width < PHONE ? COLUMNS_OF_A_PHONE : COLUMNS;
  const most = Math.min(width / columns, height / (ROWS * RATIO));
  const fits = Math.min(width / (right - left), height / (bottom - top));
  const steps = Math.max(0, Math.ceil(Math.log(fits / most) / Math.log(STEP) - 1e-9));
  return most * STEP ** steps;
}

/** Where the middle must be, so that one side of the box and the other are in sight; where it was, if it can. */
function middle(from: number, to: number, seen: number, before: number): number {
  return Math.max(to - seen / 2, Math.min(from + seen / 2, before));
}

/** The frame for a table, as near to the one before as can be. */
export function frameFor(
  table: Place[],
  width: number,
  height: number,
  before: Frame | null = null,
  margin = MARGIN,
): Frame {
  const box = boxAround(table, margin);
  const unit = before && fitsIn(box, before.unit, width, height) ? before.unit : sizeFor(box, width, height);
  const { x, y } =
    before && before.unit === unit ? before : { x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 };
  return {
    unit,
    x: middle(box.left, box.right, width / unit, x),
    y: middle(box.top, box.bottom, height / unit, y),
  };
}

const fitsIn = ({ left, right, top, bottom }: Box, unit: number, width: number, height: number): boolean =>
  (right - left) * unit <= width + 0.5 && (bottom - top) * unit <= height + 0.5;

/** How far a place reaches out of sight: what is shown of it moves in by so much, in widths of a tile. */
export function inward(place: Place, { left, right, top, bottom }: Box): { x: number; y: number } {
  const { x, y } = cornerOf(place);
  return {
    x: Math.max(0, left - x) + Math.min(0, right - x - 1),
    y: Math.max(0, top - y) + Math.min(0, bottom - y - RATIO),
  };
}
