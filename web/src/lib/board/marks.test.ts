import { describe, expect, it } from 'vitest';
import { Marks } from './marks';

/** What each event marks, by its number; undefined where it leaves the mark. */
const GAME = [undefined, 'a1', undefined, 'b2', undefined];

function sit() {
  const marks = new Marks('none');
  return (number: number) => marks.at(number, GAME[number]);
}

describe('the mark of the last move', () => {
  it('is the right one again back from another moment', () => {
    const at = sit();
    for (const number of [1, 2, 3, 4]) at(number);
    expect([1, 4, 2, 4].map(at)).toEqual(['a1', 'b2', 'a1', 'b2']);
  });

  it('is none where nobody has seen what went before, until somebody has', () => {
    const at = sit();
    expect(at(4)).toBe('none');
    expect([3, 4].map(at)).toEqual(['b2', 'b2']);
  });

  it('of a number that came anew after something was taken back is the new one', () => {
    const marks = new Marks('none');
    marks.at(1, 'a1');
    marks.at(2, undefined);
    marks.at(1, 'b2');
    expect(marks.at(2, undefined)).toBe('b2');
  });
});
