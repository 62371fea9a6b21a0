import { describe, expect, it } from 'vitest';
import { emptyBeside } from './grid';
import { NOTHING } from './tiles';
import type { Count, Trial } from './view';
import { foretell, gainOf, tellPlace } from './words';

const t = (id: string, args: Record<string, string | number> = {}): string => [id, ...Object.values(args)].join(' ');

it('no two free places are called the same, even where they touch the same tiles', () => {
  for (const columns of [[0], [0, 2]]) {
    const table = columns.map((column) => ({ tile: 11 + column, column, height: 0 }));
    const names = emptyBeside(table).map((place) => tellPlace(place, table, t));
    expect(new Set(names).size, names.join('\n')).toBe(names.length);
  }
});

describe('what a tile would gain', () => {
  /** Three birds that touch, none of which is joined yet: counted now they are worth nothing. */
  const now: Count = {
    ...NOTHING,
    groups: [0, 3, 0, 0],
    worth: 3,
    score: 0,
    sum: -5,
    cut_off: [4, 5],
    to_join: [4, 5],
  };
  /** A fourth bird, not joined either: the score stays 0, and what the table can still become grows. */
  const more: Trial = {
    column: 1,
    height: 1,
    replaced: null,
    count: { ...now, groups: [0, 4, 0, 0], worth: 4, sum: -6, cut_off: [4, 5, 6], to_join: [4, 5, 6] },
  };
  /** The same between two tiles that cannot be joined any more: one is lost for good. */
  const less: Trial = { ...more, count: { ...now, worth: 2, out_of_order: [6], sum: -4 } };
  const said = (trial: Trial, before: Count | null) =>
    foretell(trial, before, (id, args = {}) => `${id} ${JSON.stringify(args)}`);

  it('is what the table becomes worth, where the score as it is counted now does not change', () => {
    expect(more.count.score).toBe(now.score);
    expect([gainOf(more, now), gainOf(less, now)]).toEqual([1, -1]);
    expect(gainOf(more, null)).toBe(4);
  });

  it('is said as it stands on the place, with the parts that make it up', () => {
    expect(said(more, now)).toContain('foresee-gain {"change":"+1","amount":1');
    expect(said(more, now)).toContain('\\"change\\":\\"+1\\"');
    expect(said(less, now)).toContain('foresee-gain {"change":"−1","amount":1');
    expect(said(more, null)).toContain('"change":"+4"');
  });

  it('takes nothing off for what is not joined yet', () => {
    expect(said(more, now)).not.toContain('part-path');
    expect(said(more, now)).toContain('foresee-opens {"count":1,"tiles":"6"}');
    expect(said(less, now)).toContain('part-order');
  });
});
