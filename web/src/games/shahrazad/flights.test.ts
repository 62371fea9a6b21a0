import { describe, expect, it } from 'vitest';
import { Marks } from '../../lib/board/marks';
import { flightsOf, markOf } from './flights';
import type { ShahrazadView } from './view';

/** A table of two with tile 11 in the middle and 14 on its right. */
function table(more: Partial<ShahrazadView> = {}): ShahrazadView {
  return {
    chosen: null,
    table: [
      { tile: 11, column: 0, height: 0 },
      { tile: 14, column: 1, height: 1 },
    ],
    players: [
      { hand: 2, known: [] },
      { hand: 2, known: [] },
    ],
    ...more,
  } as unknown as ShahrazadView;
}

const ways = (...told: Parameters<typeof flightsOf>): string[] =>
  flightsOf(...told).map(({ tile, from, to }) => `${tile ?? 'a tile'}: ${from.join(' or ')} to ${to}`);

describe('what is seen to move', () => {
  it('a tile is drawn to where it now lies, or unseen to a hand', () => {
    const after = table({
      players: [
        { hand: 2, known: [] },
        { hand: 3, known: [] },
      ],
    });
    expect(ways('draw 5', -1, table(), table())).toEqual(['5: pile to tile-5']);
    expect(ways('draw ?', -1, table(), after)).toEqual(['a tile: pile to hand-1']);
  });

  it('a tile laid comes from where it was tried, or from its hand', () => {
    expect(ways('at 0 2', 0, table({ chosen: 5 }), table())).toEqual(['5: ghost or tile-5 to tile-5']);
  });

  it('a tile that is replaced goes to the hand', () => {
    expect(ways('at 1 1', 0, table({ chosen: 15 }), table())).toEqual([
      '14: tile-14 to tile-14',
      '15: ghost or tile-15 to tile-15',
    ]);
  });

  it('what is not kept goes to the pile, face down', () => {
    const after = table({ table: [{ tile: 11, column: 0, height: 0 }] });
    expect(ways('keep 0', 0, table(), after)).toEqual(['a tile: tile-14 to pile']);
  });
});

describe('the mark of the tile laid last', () => {
  const later = table({
    table: [
      { tile: 11, column: 0, height: 0 },
      { tile: 15, column: 1, height: 1 },
    ],
  });
  /** What happened, by its number, and the table after it. */
  const GAME: [string, ShahrazadView][] = [
    ['at 1 1', table()],
    ['draw ?', table()],
    ['tile 15', table()],
    ['at 1 1', later],
    ['draw 7', later],
  ];
  const at = (seen: Marks<number | null>, number: number) => seen.at(number, markOf(...GAME[number - 1]!));

  it('stays while its player draws, and goes when the next tile is chosen', () => {
    const seen = new Marks<number | null>(null);
    expect([1, 2, 3, 4, 5].map((number) => at(seen, number))).toEqual([14, 14, null, 15, 15]);
  });

  it('is the right one again back from another moment', () => {
    const seen = new Marks<number | null>(null);
    for (const number of [1, 2, 3, 4, 5]) at(seen, number);
    expect([2, 5, 1, 5].map((number) => at(seen, number))).toEqual([14, 15, 14, 15]);
  });
});
