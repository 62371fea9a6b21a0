import { expect, it } from 'vitest';
import { drawnAs } from './tiles';

const ALL = Array.from({ length: 16 }, (_, i) => i + 1);

it('the palace is drawn as the palace, whichever tile an edition makes it', () => {
  expect(drawnAs(1, 1)).toBe(1);
  expect(drawnAs(5, 5)).toBe(1);
});

it('every tile has a drawing of its own', () => {
  expect(new Set(ALL.map((tile) => drawnAs(tile, 5)))).toEqual(new Set(ALL));
});
