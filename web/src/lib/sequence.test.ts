import { describe, expect, it } from 'vitest';
import { dwell, judge, patience } from './sequence';

describe('a browser that follows a table', () => {
  it('shows the event that comes next', () => expect(judge(7, 8)).toBe('next'));
  it('drops one it has already seen', () => {
    expect(judge(7, 7)).toBe('repeat');
    expect(judge(7, 3)).toBe('repeat');
  });
  it('notices that one is missing', () => expect(judge(7, 9)).toBe('gap'));
});

describe('the pace of telling', () => {
  const moved = (seat: number) => ({ kind: 'move', seat }) as const;
  it('gives a move more time than nature’s draw', () =>
    expect(dwell(moved(0), [1], 0, false)).toBeGreaterThan(dwell(moved(-1), [1], 0, false)));
  it('hurries when more events are waiting', () =>
    expect(dwell(moved(0), [1], 8, false)).toBeLessThan(dwell(moved(0), [1], 1, false)));
  it('never makes one wait for one’s own move', () => expect(dwell(moved(1), [1], 0, false)).toBe(0));
  it('skips ahead when far behind', () => expect(dwell(moved(0), [1], 40, false)).toBe(0));
  it('never holds up talk', () => expect(dwell({ kind: 'talk', seat: 0 }, [1], 0, false)).toBe(0));
  it('takes no time for those who want nothing to move', () => expect(dwell(moved(0), [1], 0, true)).toBe(0));
});

describe('calling a house that does not answer', () => {
  it('waits longer after each failure', () => expect(patience(3, 0.5)).toBeGreaterThan(patience(0, 0.5)));
  it('never waits more than fifteen seconds', () => expect(patience(50, 1)).toBe(15_000));
  it('does not call in step with everybody else', () => expect(patience(4, 0)).not.toBe(patience(4, 1)));
});
