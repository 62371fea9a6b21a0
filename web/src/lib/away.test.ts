import { expect, it } from 'vitest';
import { Away, missedMoves, type Past } from './away.svelte';
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

it('stays in the present when it is skipped before the past has come', async () => {
  let come = () => {};
  const room = {
    id: 'table',
    past: null as Past | null,
    lookBack: () =>
      new Promise<void>((done) => {
        come = () => {
          room.past = { frames: [], at: 0, eye: 0 };
          done();
        };
      }),
    step: () => {},
    tell: () => '',
  };
  const away = new Away(room);
  away.missed = 1;
  const played = away.play();
  away.skip();
  come();
  await played;
  expect([room.past, away.missed, away.isPlaying]).toEqual([null, 0, false]);
});
