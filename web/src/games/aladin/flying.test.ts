import { describe, expect, it } from 'vitest';
import { HOP, holdMore, journeyOf } from './flying';
import type { AladinView, Cell } from './view';

const EMPTY: Cell = { penalty: null, clouds: 0, stones: [] };
const NONE = { ruby: 0, emerald: 0, sapphire: 0 };

/** A round of Day over three cells: a ruby, a lost cloud with a gift behind it, two clouds. */
function round(flown: number[], more: Partial<AladinView> = {}): AladinView {
  const cells = Array.from({ length: 64 }, () => EMPTY);
  cells[1] = { ...EMPTY, stones: ['ruby'] };
  cells[2] = { penalty: 'cloud', clouds: 0, stones: ['sapphire'] };
  cells[3] = { ...EMPTY, clouds: 2 };
  const board = { side: 'star', tiles: [], cells, start: 0, carpet: flown.at(-1) ?? 0 };
  return { active: 'day', round: 1, flown, stopped: false, board, ...more } as unknown as AladinView;
}

describe('a flight as it is shown', () => {
  it('the carpet goes over each cell, and what lies there comes to the team when it is there, the loss first', () => {
    const journey = journeyOf(round([]), round([1, 2, 3]));
    expect(journey?.cells).toEqual([1, 2, 3]);
    expect(journey?.gathered.map(({ cell, token }) => `${cell} ${token.is}`)).toEqual([
      '1 stone',
      '2 loss',
      '2 stone',
      '3 clouds',
    ]);
    expect(journey?.gathered[0]?.at).toBe(HOP);
  });

  it('after a stone is given up only the rest of it is flown', () => {
    expect(journeyOf(round([1, 2]), round([1, 2, 3]))).toMatchObject({ from: 2, cells: [3] });
  });

  it('where the last cloud is lost, the cell gives nothing', () => {
    const journey = journeyOf(round([]), round([1, 2], { stopped: true }));
    expect(journey?.gathered.map(({ token }) => token.is)).toEqual(['stone', 'loss']);
  });

  it('where it crosses the cell it started from, nothing is gathered', () => {
    const first = round([]).board;
    const from = (flown: number[]) => round(flown, { board: { ...first, start: 1, carpet: flown.at(-1) ?? 1 } });
    const journey = journeyOf(from([]), from([2, 1, 3]));
    expect(journey?.cells).toEqual([2, 1, 3]);
    expect(journey?.gathered.map(({ cell }) => cell)).toEqual([2, 2, 3]);
  });

  it('without a flight, and from one round to the next, nothing is shown', () => {
    expect(journeyOf(round([1]), round([1]))).toBeNull();
    expect(journeyOf(round([1, 2]), round([], { round: 2 }))).toBeNull();
  });

  it('a panel fills as things arrive, and has room for ten clouds and five stones', () => {
    const full = { stones: { ...NONE, ruby: 5 }, clouds: 9 };
    expect(holdMore(full, { is: 'clouds', of: 3 }).clouds).toBe(10);
    expect(holdMore(full, { is: 'stone', of: 'emerald' }).stones).toEqual(full.stones);
    expect(holdMore({ stones: NONE, clouds: 1 }, { is: 'loss', of: 'two-clouds' }).clouds).toBe(0);
    expect(holdMore({ stones: NONE, clouds: 1 }, { is: 'stone', of: 'ruby' }).stones.ruby).toBe(1);
  });
});
