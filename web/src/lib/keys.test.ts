import { expect, it } from 'vitest';
import { LETTERS, REPLAY } from './keys';

const SOURCES = import.meta.glob<string>('../games/*/keys.ts', { query: '?raw', import: 'default', eager: true });
const REPLAYING = import.meta.glob<string>('../house/ReplayControls.svelte', {
  query: '?raw',
  import: 'default',
  eager: true,
});

it.each(Object.keys(LETTERS))('every letter that the board of %s answers is listed, and no other', (game) => {
  const answered = [...SOURCES[`../games/${game}/keys.ts`]!.matchAll(/=== '([a-z])'/g)].map(([, letter]) => letter);
  expect(LETTERS[game]!.map(([key]) => key.toLowerCase()).sort()).toEqual([...new Set(answered)].sort());
});

it('is told for every game', () => {
  expect(Object.keys(SOURCES).map((path) => path.split('/')[2])).toEqual(Object.keys(LETTERS));
});

it('names what a replay answers, two directions together', () => {
  const [source] = Object.values(REPLAYING);
  const answered = source!.match(/const KEYS[^]*?\};/)![0].match(/^ {4}(\S+|' '):/gm)!;
  expect(answered.length).toBe(2 * REPLAY.length - 1);
});
