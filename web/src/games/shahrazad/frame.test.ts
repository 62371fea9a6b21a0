import { describe, expect, it } from 'vitest';
import { frameFor, inward, MARGIN, sightOf } from './frame';
import type { Place } from './view';

const [WIDTH, HEIGHT] = [1000, 460];
const at = (column: number, height: number): Place => ({ column, height });
const three = (column: number): Place[] => [-2, 0, 2].map((height) => at(column, height + (column % 2 ? 1 : 0)));

describe('the frame of the table', () => {
  it('stays as it is while tiles are laid within it', () => {
    const first = frameFor([at(0, 0)], WIDTH, HEIGHT);
    for (const more of [at(1, 1), at(-1, 1), at(2, 0), at(-2, 0)])
      expect(frameFor([at(0, 0), more], WIDTH, HEIGHT, first)).toEqual(first);
  });

  it('moves before it shows tiles smaller', () => {
    const first = frameFor([at(0, 0)], WIDTH, HEIGHT);
    const moved = frameFor([at(0, 0), at(3, 1), at(4, 0)], WIDTH, HEIGHT, first);
    expect(moved.unit).toBe(first.unit);
    expect(moved.x).toBeGreaterThan(first.x);
  });

  it('shows every tile whole and half of every place beside it, however the table grows', () => {
    let frame = frameFor([at(0, 0)], WIDTH, HEIGHT);
    const table: Place[] = [at(0, 0)];
    for (let column = 0; column < 8; column++) {
      table.push(...three(column));
      frame = frameFor(table, WIDTH, HEIGHT, frame);
      const { left, right, top, bottom } = sightOf(frame, WIDTH, HEIGHT);
      expect(left).toBeLessThanOrEqual(-MARGIN + 0.01);
      expect(right).toBeGreaterThanOrEqual(column + 1 + MARGIN - 0.01);
      expect(bottom - top).toBeGreaterThan(3.5 * 1.16);
    }
  });

  it('takes few steps, and all tiles of a game for two fill it', () => {
    const units = new Set<number>();
    let frame = frameFor([at(0, 0)], WIDTH, HEIGHT);
    const table: Place[] = [];
    for (const column of [0, 1, -1, 2, -2, 3, -3, 4]) {
      table.push(...three(column));
      frame = frameFor(table, WIDTH, HEIGHT, frame);
      units.add(frame.unit);
    }
    expect(units.size).toBeLessThanOrEqual(4);
    expect(frame.unit).toBeGreaterThan(80);
  });

  it('says how far a place reaches out of sight', () => {
    const sight = { left: 0, right: 5, top: 0, bottom: 5 };
    expect(inward(at(-1, 0), { ...sight, left: -0.55 }).x).toBeCloseTo(0.45);
    expect(inward(at(1, -1), sight)).toEqual({ x: 0, y: 0 });
  });
});
