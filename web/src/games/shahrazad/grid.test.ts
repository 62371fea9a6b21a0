import { describe, expect, it } from 'vitest';
import { emptyBeside, keyOf, placeAt, RATIO, spanOf, stepTo } from './grid';
import type { Laid } from './view';

const lay = (...places: [number, number][]): Laid[] =>
  places.map(([column, height], tile) => ({ tile, column, height }));

describe('the table', () => {
  it('offers six places beside one tile, and eight beside two that touch', () => {
    expect(emptyBeside(lay([0, 0])).map(keyOf)).toEqual(['-1 1', '-1 -1', '0 2', '0 -2', '1 1', '1 -1']);
    expect(emptyBeside(lay([0, 0], [1, 1]))).toHaveLength(8);
    expect(emptyBeside(lay([0, 0], [0, 2]))).toHaveLength(8);
  });

  it('needs no room above and below a full column', () => {
    const column = lay([0, 0], [0, 2], [0, 4]);
    expect(spanOf(column, 4)).toEqual({ left: -1, right: 1, low: -2, high: 6 });
    expect(spanOf(column, 3)).toEqual({ left: -1, right: 1, low: -1, high: 5 });
  });

  it('finds the place under a finger, in even columns and in odd ones', () => {
    const span = spanOf(lay([0, 0]), 3);
    for (const place of emptyBeside(lay([0, 0]))) {
      const [x, y] = [place.column - span.left + 0.5, ((span.high - place.height) / 2 + 0.5) * RATIO];
      expect(placeAt(x, y, span)).toEqual(place);
    }
  });

  it('is walked over with arrows, and its edge is its end', () => {
    const places = [...lay([0, 0], [0, 2], [1, 1], [2, 0])];
    const [start, above, right, last] = places as [Laid, Laid, Laid, Laid];
    expect(stepTo(start, 'ArrowUp', places)).toBe(above);
    expect(stepTo(start, 'ArrowRight', places)).toBe(right);
    expect(stepTo(right, 'ArrowRight', places)).toBe(last);
    expect(stepTo(last, 'ArrowRight', places)).toBe(last);
    expect(stepTo(start, 'ArrowLeft', places)).toBe(start);
  });
});
