import { expect, it } from 'vitest';
import { missedMoves } from './away.svelte';
import type { Entry } from './messages';

const entry = (number: number, kind: Entry['kind'], seat: number | null, to: number | null = null): Entry => ({
  number,
  at: 0,
  kind,
  seat,
  lines: [],
  moves: null,
  in_stead: false,
  talk: null,
  to,
});

const LOG = [
  entry(1, 'made', null),
  entry(2, 'start', null),
  entry(3, 'move', -1),
  entry(4, 'move', 0),
  entry(5, 'talk', 1),
  entry(6, 'move', 1),
  entry(7, 'undo', null, 5),
  entry(8, 'move', 1),
  entry(9, 'move', -1),
];

it('counts the moves of players since an event, but neither draws nor talk nor what was taken back', () => {
  expect(missedMoves(LOG, 1)).toBe(2);
  expect(missedMoves(LOG, 4)).toBe(1);
});

it('misses nothing when all was seen', () => expect(missedMoves(LOG, 9)).toBe(0));
