import { describe, expect, it } from 'vitest';
import { risingLike } from './examples';
import type { Colour } from './tiles';

const LETTERS: Record<string, Colour> = { r: 'red', b: 'blue', y: 'yellow', k: 'black' };
const edition = (written: string): Colour[] => [...written].map((letter) => LETTERS[letter]!);

describe('the tiles of a picture', () => {
  it('are the least of rising numbers in the colours that the edition gives them', () => {
    const { tiles, colours } = risingLike('AAABB', edition('yrbyrbrrykrbbkbkrbkyry'));
    expect(tiles).toEqual([1, 4, 6, 11, 12]);
    expect(colours).toEqual(['red', 'red', 'red', 'blue', 'blue']);
  });

  it('take other colours where an edition has those in another order', () => {
    const { tiles, colours } = risingLike('ABBBCCC', edition('bbbrrrykkkyyy'));
    expect(tiles.map((tile) => edition('bbbrrrykkkyyy')[tile])).toEqual(colours);
    expect(new Set(colours).size).toBe(3);
    expect(tiles).toEqual([...tiles].sort((a, b) => a - b));
  });
});
