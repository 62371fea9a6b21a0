import { expect, it } from 'vitest';
import { ruleAgainst } from './forbidden';

const TABLE = [0, 2, 4].map((height) => ({ tile: height, column: 0, height }));

it('a place is forbidden because it touches nothing, because its column is full, or because nothing may be replaced', () => {
  expect(ruleAgainst({ column: 3, height: 1 }, { table: TABLE, to_place: 0 })).toBe('touch');
  expect(ruleAgainst({ column: 0, height: 6 }, { table: TABLE, to_place: 0 })).toBe('column-limit');
  expect(ruleAgainst({ column: 0, height: 2 }, { table: TABLE, to_place: 2 })).toBe('place-two');
  expect(ruleAgainst({ column: 0, height: 2 }, { table: TABLE, to_place: 0 })).toBe('no-replacing-without-pile');
});
