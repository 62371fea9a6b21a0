import { expect, it } from 'vitest';
import type { Frame } from './messages';
import { nextTurn, turnStarts } from './turns';

const frame = (kind: string, seat?: number) => ({ entry: { kind, seat } }) as unknown as Frame;
// The start, two draws of chance, then Ali twice, chance, Badr, Ali, the end.
const frames = [
  frame('start'),
  frame('move', -1),
  frame('move', -1),
  frame('move', 0),
  frame('move', 0),
  frame('move', -1),
  frame('move', 1),
  frame('move', 0),
  frame('over'),
];

it('finds where another player begins to act', () => {
  expect(turnStarts(frames)).toEqual([3, 6, 7]);
});

it('goes from turn to turn, and to the ends of the game', () => {
  const starts = turnStarts(frames);
  expect(nextTurn(starts, 0, 1, 8)).toBe(3);
  expect(nextTurn(starts, 4, 1, 8)).toBe(6);
  expect(nextTurn(starts, 7, 1, 8)).toBe(8);
  expect(nextTurn(starts, 8, -1, 8)).toBe(7);
  expect(nextTurn(starts, 4, -1, 8)).toBe(3);
  expect(nextTurn(starts, 2, -1, 8)).toBe(0);
});
