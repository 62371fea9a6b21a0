import { describe, expect, it } from 'vitest';
import { lightOf, linesFor, numberOf } from './count';
import { WANTED } from './examples';
import type { Built, Face, Player } from './view';

/** A palace of some tiles, each on its front. */
function palace(built: [floor: number, place: number, left: string, right: string][]) {
  const tiles: Record<string, Face> = {};
  const standing = built.map(([floor, place, left, right], i): Built => {
    const symbols = (half: string) => half.split(' ').filter(Boolean);
    tiles[`b${i + 1}`] = { edges: ['wall', 'wall'], halves: [symbols(left), symbols(right)], kind: null };
    return { floor, place, tile: `b${i + 1}`, mirrored: false };
  });
  return { standing, tiles };
}

const player = (built: Built[], more: Partial<Player> = {}): Player => ({
  character: 'sinbad',
  scores: ['window', 'cupola', 'gate'],
  sapphires: 0,
  djinns: [],
  palace: built,
  guards: 0,
  objectives: null,
  points: 0,
  count: {},
  ...more,
});

describe('what shines while it is counted', () => {
  it('every element that the board asks for, and no other', () => {
    const { standing, tiles } = palace([
      [0, 3, 'window', 'tower'],
      [0, 4, 'window window', 'guard'],
    ]);
    expect(numberOf('small', player(standing), tiles)).toBe(3);
    expect(numberOf('small', player(standing, { scores: ['tower', 'cupola', 'gate'] }), tiles)).toBe(1);
    expect(numberOf('guards', player(standing), tiles)).toBe(1);
  });

  it('the best floor and the best half-column only', () => {
    const { standing, tiles } = palace([
      [0, 3, 'guard', ''],
      [0, 4, '', 'guard'],
      [1, 3, 'guard', 'guard'],
      [2, 3, '', 'guard'],
    ]);
    expect(lightOf('row-guard', player(standing), tiles).marks).toHaveLength(2);
    // Half-column 5: the left half of the wall and the right half of the residence.
    expect(lightOf('column-guard', player(standing), tiles).spots).toEqual([
      { floor: 1, place: 3 },
      { floor: 2, place: 3 },
    ]);
  });

  it('a whole gate with both its uprights; without one of them nothing', () => {
    const tiles = Object.fromEntries(WANTED.gate.map(({ face }, i) => [`t${i}`, face]));
    const standing = WANTED.gate.map(({ spot }, i): Built => ({ ...spot, tile: `t${i}`, mirrored: false }));
    expect(lightOf('great', player(standing), tiles)).toMatchObject({ spots: { length: 3 }, marks: { length: 1 } });
    expect(lightOf('great', player(standing.slice(1)), tiles).marks).toEqual([]);
  });

  it('djinns and sapphires are counted beside the palace', () => {
    const rich = player([], { sapphires: 7, djinns: ['red', 'gold'], objectives: ['djinns', 'pairs'] });
    expect([numberOf('djinns', rich, {}), numberOf('pairs', rich, {})]).toEqual([2, 7]);
    expect(linesFor(rich).slice(-2)).toEqual(['djinns', 'pairs']);
  });
});
