import { expect, it } from 'vitest';
import { fan } from './fan';

it('lays the cards of a fan over each other, however few they are', () => {
  for (let count = 2; count <= 41; count += 1) {
    const places = fan(count).map(({ along }) => along);
    const gaps = places.slice(1).map((along, i) => along - places[i]!);
    // A card is some eighth of the way from the first place to the last.
    expect(Math.max(...gaps)).toBeLessThanOrEqual(0.091);
    expect(places[0]! + places.at(-1)!).toBeCloseTo(1);
  }
});
