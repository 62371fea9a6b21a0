import { describe, expect, it } from 'vitest';
import { cellName, hops, miniature, ribbon, rounded, step, unroll, wraps } from './city';

describe('the city wraps around', () => {
  it('a neighbour is one step away, over the edge too', () => {
    expect(step(9, 10)).toEqual([1, 0]);
    expect(step(0, 7)).toEqual([-1, 0]);
    expect(step(60, 4)).toEqual([0, 1]);
    expect([wraps(9, 10), wraps(0, 7), wraps(60, 4)]).toEqual([false, true, true]);
  });

  it('a flight is unrolled beyond the edge it leaves by', () => {
    expect(unroll(15, [8, 9])).toEqual([
      [7, 1],
      [8, 1],
      [9, 1],
    ]);
  });

  it('cells are called by column and row', () => {
    expect([0, 7, 56, 63].map(cellName)).toEqual(['a1', 'h1', 'a8', 'h8']);
  });
});

describe('ribbons', () => {
  it('one within the city is drawn once, one over the edge twice', () => {
    expect(ribbon(0, [1, 2, 10]).shifts).toEqual([[0, 0]]);
    expect(ribbon(6, [7, 0, 8]).shifts).toEqual([
      [0, 0],
      [-800, 0],
    ]);
  });

  it('corners are rounded, ends are not', () => {
    expect(
      rounded(
        [
          [0, 0],
          [100, 0],
          [100, 100],
        ],
        10,
      ),
    ).toBe('M0,0L90,0Q100,0 100,10L100,100');
  });

  it('its picture on the card stays within the card', () => {
    const { points } = miniature(4, [60, 52, 44, 36, 28, 29, 30], 60);
    expect(Math.min(...points.flat())).toBeGreaterThanOrEqual(5);
    expect(Math.max(...points.flat())).toBeLessThanOrEqual(55);
  });
});

describe('the carpet', () => {
  it('is over each cell in its time, and out of sight while it goes around', () => {
    const frames = hops(7, [0, 8]);
    expect(frames.map(({ x, y }) => [x, y])).toEqual([
      [7, 0],
      [7.7, 0],
      [-0.7, 0],
      [0, 0],
      [0, 1],
    ]);
    expect(frames.map(({ opacity }) => opacity)).toEqual([1, 0, 0, 1, 1]);
    expect(frames.at(-1)?.offset).toBe(1);
  });
});
