import { describe, expect, it } from 'vitest';
import { Marks } from '../../lib/board/marks';
import { flightsOf, markOf, NO_MARK, type Mark } from './flights';
import type { Cards, DesertoView } from './view';

const NONE: Cards = { vizier: 0, thief: 0, treasure: 0, oasis: 0 };

/** A table of three as the first seat sees it; `tops` are the visible cards of the square. */
function table(tops: DesertoView['square'][number]['top'][], more: Partial<DesertoView> = {}): DesertoView {
  return {
    phase: 'playing',
    turn: 1,
    hand: ['vizier', 'thief', 'oasis'],
    square: tops.map((top) => ({ top, height: top ? 1 : 0, cards: top ? { ...NONE, [top]: 1 } : NONE })),
    pile: 20,
    players: [0, 1, 2].map(() => ({ hand: 3, won: 0, won_open: NONE, gave: 0, gave_seen: null })),
    unseen: NONE,
    ...more,
  };
}

const ways = (...told: Parameters<typeof flightsOf>): string[] =>
  flightsOf(...told).map(({ kind, from, to }) => `${kind ?? 'a card'}: ${from} to ${to}`);

describe('what is seen to move', () => {
  it('a card goes from its player to its cell, over the one it covers, and what it wins goes to the winner', () => {
    const before = table(['oasis', 'thief', 'thief', 'treasure']);
    const after = table(['vizier', null, null, 'treasure']);
    expect(ways('V a1', 1, before, after, 0)).toEqual([
      'oasis: cell-0 to cell-0',
      'vizier: hand-1 to cell-0',
      'thief: cell-1 to heap-1',
      'thief: cell-2 to heap-1',
    ]);
  });

  it('the fourth vizier goes on to the heap with the other three, and with what it covered', () => {
    const before = table(['vizier', 'vizier', 'vizier', 'oasis']);
    const after = table([null, null, null, null]);
    expect(ways('V b2', 2, before, after, 0).filter((way) => way.endsWith('heap-2'))).toHaveLength(5);
  });

  it('a gift goes to the previous player, face down unless one may see it', () => {
    const calm = table(['oasis', null, null, null]);
    expect(ways('pass ?', 2, calm, calm, 0)).toEqual(['a card: hand-2 to heap-1']);
    expect(ways('pass T', 0, calm, calm, 0)).toEqual(['thief: hand-0 to heap-2']);
  });

  it('a card drawn goes to whoever had played, and one’s own to its place in the hand', () => {
    const before = table(['oasis', null, null, null]);
    expect(ways('draw ?', -1, before, before, 0)).toEqual(['a card: pile to hand-1']);
    expect(ways('draw T', -1, { ...before, turn: 0 }, before, 0)).toEqual(['thief: pile to slot-1']);
  });

  it('the first card turned up goes to the square', () => {
    const before = table([null, null, null, null], { phase: 'setup', turn: null });
    expect(ways('draw R', -1, before, table(['treasure', null, null, null]), 0)).toEqual(['treasure: pile to cell-0']);
  });

  it('a stack of eight is won card by card, the visible one first', () => {
    const before = table(['oasis', 'thief', 'oasis', 'oasis']);
    before.square[1] = { top: 'thief', height: 8, cards: { vizier: 3, thief: 3, treasure: 2, oasis: 0 } };
    const won = flightsOf('V a1', 1, before, table(['vizier', null, 'oasis', 'oasis']), 0).filter(
      ({ to }) => to === 'heap-1',
    );
    expect(won.map(({ kind }) => kind)).toHaveLength(8);
    expect(won[0]!.kind).toBe('thief');
    expect(Math.max(...won.map(({ delay }) => delay))).toBeGreaterThan(won[0]!.delay + 300);
  });

  it('what is usual does not last longer than seven tenths of a second', () => {
    const before = table(['vizier', 'vizier', 'vizier', 'oasis']);
    const flights = flightsOf('V b2', 2, before, table([null, null, null, null]), 0);
    expect(Math.max(...flights.map(({ delay, time }) => delay + time))).toBeLessThanOrEqual(700);
  });
});

describe('the mark of the last move', () => {
  /** What happened, by its number: the move and who made it. */
  const GAME: [string, number][] = [
    ['T a1', 0],
    ['draw O', -1],
    ['pass ?', 1],
    ['draw V', -1],
    ['O b2', 0],
  ];
  const at = (seen: Marks<Mark>, number: number) => seen.at(number, markOf(...GAME[number - 1]!));

  it('is the cell where a card was laid or the seat that passed, the draw that follows included', () => {
    const seen = new Marks(NO_MARK);
    const told = GAME.map((_, i) => at(seen, i + 1));
    expect(told[0]!.cell).toBeGreaterThanOrEqual(0);
    expect(told[1]).toEqual(told[0]);
    expect(told[2]).toEqual({ cell: -1, passed: 1 });
    expect(told[3]).toEqual(told[2]);
    expect(told[4]!.cell).not.toBe(told[0]!.cell);
  });

  it('is the right one again back from another moment', () => {
    const seen = new Marks(NO_MARK);
    const now = [1, 2, 3, 4].map((number) => at(seen, number)).at(-1);
    expect(at(seen, 1).passed).toBe(-1);
    expect(at(seen, 4)).toEqual(now);
  });

  it('is none for a draw when nobody has seen what went before', () => {
    expect(at(new Marks(NO_MARK), 4)).toEqual(NO_MARK);
  });
});
