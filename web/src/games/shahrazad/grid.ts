/** The table's geometry: columns of places, each shifted by half a tile against its neighbours. Heights rise upwards. */
import type { Laid, Place } from './view';

/** A tile is one wide and this high. */
export const RATIO = 1.16;
/** Between two tiles. */
const GROUT = 0.04;

export const keyOf = ({ column, height }: Place): string => `${column} ${height}`;

export const placeOf = (key: string): Place => {
  const [column = 0, height = 0] = key.split(' ').map(Number);
  return { column, height };
};

/** The places that touch a place, by the side on which they do. */
export function around({ column, height }: Place): Record<'left' | 'right' | 'above' | 'below', Place[]> {
  const aside = (way: number): Place[] => [1, -1].map((up) => ({ column: column + way, height: height + up }));
  return {
    left: aside(-1),
    right: aside(1),
    above: [{ column, height: height + 2 }],
    below: [{ column, height: height - 2 }],
  };
}

export const touching = (place: Place): Place[] => Object.values(around(place)).flat();

/** The empty places that touch a tile, from left to right and from top to bottom. */
export function emptyBeside(table: Laid[]): Place[] {
  const taken = new Set(table.map(keyOf));
  const found = new Map(table.flatMap(touching).map((place) => [keyOf(place), place]));
  return inReadingOrder([...found.values()].filter((place) => !taken.has(keyOf(place))));
}

export const inReadingOrder = <P extends Place>(places: P[]): P[] =>
  [...places].sort((one, other) => one.column - other.column || other.height - one.height);

export interface Span {
  left: number;
  right: number;
  low: number;
  high: number;
}

/** What a table needs: its tiles, the places beside them in columns that have room, and what else is to be seen. */
export function spanOf(table: Laid[], limit: number, more: Place[] = []): Span {
  if (table.length === 0) return { left: 0, right: 0, low: 0, high: 0 };
  const full = (column: number): boolean => table.filter((laid) => laid.column === column).length >= limit;
  const places = [...table, ...more, ...emptyBeside(table).filter(({ column }) => !full(column))];
  const columns = places.map(({ column }) => column);
  const heights = places.map(({ height }) => height);
  return {
    left: Math.min(...columns),
    right: Math.max(...columns),
    low: Math.min(...heights),
    high: Math.max(...heights),
  };
}

/** How many tiles fit into a span, sideways and upwards. */
export const widthOf = ({ left, right }: Span): number => right - left + 1;
export const heightOf = ({ low, high }: Span): number => (high - low) / 2 + 1;

/** Where the upper left corner of a place lies, in widths of a tile from that of the first tile's place: it never changes. */
export const cornerOf = ({ column, height }: Place): { x: number; y: number } => ({
  x: column,
  y: (-height / 2) * RATIO,
});

/** How a place lies on a plane whose letters are as large as a tile is wide. */
export function lie(place: Place): string {
  const { x, y } = cornerOf(place);
  return `left: ${x + GROUT / 2}em; top: ${y + GROUT / 2}em; width: ${1 - GROUT}em; height: ${RATIO - GROUT}em`;
}

/** The place under a point that is given in widths of a tile from the corner of a span. */
export function placeAt(x: number, y: number, { left, high }: Span): Place {
  const column = Math.floor(x) + left;
  const height = high - Math.floor((y / RATIO) * 2);
  return { column, height: (column + height) % 2 ? height + 1 : height };
}

/** The corner of a span that is farthest from all places: there is room for a button. */
export function freeCorner(
  places: Place[],
  { left, right, low, high }: Span,
): { side: 'left' | 'right'; end: 'top' | 'bottom' } {
  const corners = [
    { side: 'right', end: 'bottom', column: right, height: low },
    { side: 'left', end: 'bottom', column: left, height: low },
    { side: 'right', end: 'top', column: right, height: high },
    { side: 'left', end: 'top', column: left, height: high },
  ] as const;
  const room = (corner: Place): number =>
    Math.min(
      ...places.map(({ column, height }) => Math.abs(column - corner.column) * 2 + Math.abs(height - corner.height)),
    );
  return [...corners].sort((one, other) => room(other) - room(one))[0]!;
}

const WAYS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};

/** The nearest of some places in an arrow's direction; the place itself if there is none. */
export function stepTo<P extends Place>(from: P, key: string, places: P[]): P {
  const [right, up] = WAYS[key] ?? [0, 0];
  const far = (place: P): number => {
    const [dx, dy] = [(place.column - from.column) * 2, place.height - from.height];
    const along = dx * right + dy * up;
    return along <= 0 ? Infinity : 2 * along + 1.5 * Math.abs(dx * up + dy * right);
  };
  const best = [...places].sort((one, other) => far(one) - far(other))[0];
  return best && far(best) < Infinity ? best : from;
}
