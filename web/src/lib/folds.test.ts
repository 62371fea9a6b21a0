import { describe, expect, it } from 'vitest';
import { foldRuns, withoutPassing } from './folds';
import type { Entry } from './messages';

let number = 0;
const entry = (seat: number, text: string, about = 0): Entry => ({
  number: ++number,
  at: 0,
  kind: 'move',
  seat,
  lines: [{ text, args: { tile: number }, seats: { seat: about }, passing: false }],
  moves: null,
  in_stead: false,
  talk: null,
  to: null,
});
const lengths = (entries: Entry[]): number[] => foldRuns(entries).map((run) => run.length);

describe('a log with much that nature does', () => {
  it('tells a run of the same as one', () => {
    const [deal, look] = [() => entry(-1, 'log-deal'), () => entry(-1, 'log-look')];
    expect(lengths([entry(0, 'log-gold'), look(), look(), look(), look(), entry(0, 'log-build'), deal()])).toEqual([
      1, 4, 1, 1,
    ]);
  });

  it('tells two of a kind apart, and what happens to different people', () => {
    const draw = (about: number) => entry(-1, 'log-draw', about);
    expect(lengths([draw(0), draw(0), draw(1), draw(0), draw(1)])).toEqual([1, 1, 1, 1, 1]);
  });

  it('folds nothing that people do, however often', () => {
    const pass = () => entry(0, 'log-pass');
    expect(lengths([pass(), pass(), pass()])).toEqual([1, 1, 1]);
  });

  it('keeps what it has told when the log grows, so that only the new is drawn', () => {
    const look = () => entry(-1, 'log-look');
    const log = [entry(0, 'log-gold'), look(), look(), look()];
    const before = foldRuns(log);
    const after = foldRuns([...log, look(), entry(1, 'log-gold')], before);
    expect(after.map((run) => run.length)).toEqual([1, 4, 1]);
    expect(after[0]).toBe(before[0]);
    expect(after[1]).not.toBe(before[1]);
  });
});

describe('what is said in passing', () => {
  const vote = (seat: number): Entry => {
    const cast = entry(seat, 'log-vote');
    return { ...cast, lines: cast.lines.map((line) => ({ ...line, passing: true })) };
  };

  it('is news while nothing follows, and not kept after that', () => {
    const [start, one, two] = [entry(-1, 'log-flight'), vote(0), vote(1)];
    expect(withoutPassing([start, one, two])).toEqual([start, one, two]);
    const shown = entry(-1, 'log-show-vote');
    expect(withoutPassing([start, one, two, shown])).toEqual([start, shown]);
  });
});
