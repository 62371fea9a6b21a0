import { describe, expect, it } from 'vitest';
import { linksOf } from './links';
import type { Count, Laid } from './view';

const NONE: Count = {
  red: [],
  blue: [],
  yellow: [],
  black: [],
  out_of_order: [],
  cut_off: [],
  gaps: [],
  sum: 0,
  score: 0,
  to_join: [],
  groups: [0, 0, 0, 0],
  worth: 0,
};
const TABLE: Laid[] = [
  { tile: 4, column: 0, height: 0 },
  { tile: 6, column: 0, height: 2 },
  { tile: 10, column: 1, height: 1 },
];

const marks = (count: Partial<Count>): string[] =>
  linksOf(TABLE, { ...NONE, ...count }).map(({ key, colour }) => `${key} ${colour ?? 'flows'}`);

describe('where tiles hold together', () => {
  it('the story flows to the right, not up or down', () => {
    expect(marks({})).toEqual(['4 10 flows', '6 10 flows']);
  });

  it('a group that counts is linked on every side', () => {
    expect(marks({ red: [4, 6, 10] })).toEqual(['4 10 red', '6 10 red', '6 4 red']);
  });

  it('nothing leads to a tile that is turned', () => {
    expect(marks({ out_of_order: [10] })).toEqual([]);
  });
});
