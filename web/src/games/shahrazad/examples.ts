/** Tiles for the pictures of the rules page, out of the edition in use: what a picture must show chooses them. */
import { COLOURS, type Colour } from './tiles';

/** Tiles of rising numbers, and the colours that they show one after another. */
export interface Rising {
  tiles: number[];
  colours: Colour[];
}

/** The least tiles of rising numbers whose colours are alike where the letters of a pattern are: "AAABB". */
export function risingLike(pattern: string, colours: Colour[]): Rising {
  const kinds = [...new Set(pattern)];
  for (const order of orders(COLOURS)) {
    const wanted = [...pattern].map((letter) => order[kinds.indexOf(letter)]!);
    const tiles: number[] = [];
    for (const colour of wanted) tiles.push(colours.indexOf(colour, (tiles.at(-1) ?? -1) + 1));
    if (tiles.every((tile, i) => tile > (tiles[i - 1] ?? -1))) return { tiles, colours: wanted };
  }
  throw new Error(`an edition without ${pattern}`);
}

function orders<T>(things: T[]): T[][] {
  if (things.length === 0) return [[]];
  return things.flatMap((first, i) => orders(things.toSpliced(i, 1)).map((rest) => [first, ...rest]));
}
