import { describe, expect, it } from 'vitest';
import { stepsOf } from './telling';
import type { Count } from './view';

const COUNT: Count = {
  red: [4, 6],
  blue: [],
  yellow: [0],
  black: [],
  out_of_order: [12],
  cut_off: [3, 9],
  gaps: [{ column: 0, height: 2 }],
  sum: -1,
  score: 0,
  to_join: [],
  groups: [0, 0, 0, 0],
  worth: 0,
};

describe('the count, told', () => {
  it('turns tiles first, then counts groups, gaps and the score', () => {
    expect(stepsOf(COUNT).map(({ id, points }) => `${id} ${points}`)).toEqual([
      'order -1',
      'path -2',
      'red 2',
      'yellow 1',
      'gaps -1',
      'sum 0',
    ]);
  });

  it('says so when every tile is in order', () => {
    const calm = { ...COUNT, out_of_order: [], cut_off: [], gaps: [] };
    expect(stepsOf(calm).map(({ id }) => id)).toEqual(['order', 'path', 'red', 'yellow', 'sum']);
  });
});
