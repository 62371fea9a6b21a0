/** Where tiles hold together: the story that flows on to the right, and the groups of a colour. */
import { around, cornerOf, keyOf, RATIO } from './grid';
import { COLOURS, type Colour } from './tiles';
import type { Count, Laid, Place } from './view';

/** A mark on the edge that two tiles share, in widths of a tile. */
export interface Link {
  key: string;
  x: number;
  y: number;
  /** The colour of the group that counts; without it, the way of the story. */
  colour: Colour | null;
}

/** The middle of the edge between a tile and one on its right or below. */
function edge(from: Place, to: Place): { x: number; y: number } {
  const [a, b] = [cornerOf(from), cornerOf(to)];
  return { x: (a.x + b.x + 1) / 2, y: (a.y + b.y + RATIO) / 2 };
}

export function linksOf(table: Laid[], count: Count): Link[] {
  const tiles = new Map(table.map((laid) => [keyOf(laid), laid]));
  const turned = new Set([...count.out_of_order, ...count.cut_off]);
  const group = new Map(COLOURS.flatMap((colour) => count[colour].map((tile) => [tile, colour] as const)));
  return table.flatMap((laid) => {
    const { right, below } = around(laid);
    return [...right, ...below].flatMap((place) => {
      const near = tiles.get(keyOf(place));
      if (!near || turned.has(laid.tile) || turned.has(near.tile)) return [];
      const colour = group.get(laid.tile);
      const same = colour !== undefined && colour === group.get(near.tile);
      if (!same && place.column === laid.column) return [];
      return [{ key: `${laid.tile} ${near.tile}`, ...edge(laid, near), colour: same ? colour : null }];
    });
  });
}
