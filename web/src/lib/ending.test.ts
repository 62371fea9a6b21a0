import { describe, expect, it } from 'vitest';
import { Ending } from './ending.svelte';
import type { Entry } from './messages';

const outcome = { scores: [1, 2], winners: [1], reason: 'end-fate', breakdown: [], to_next: null };
const last = { kind: 'move' } as Entry;
const roomWith = (more: object = {}) => ({
  table: { outcome },
  scene: { last },
  past: null,
  away: { isPlaying: false },
  live: { stage: { busy: false } },
  ...more,
});

describe('the end of a game', () => {
  it('is told by the board before the house speaks of it', () => {
    const ending = new Ending(roomWith());
    expect(ending.given).toEqual({ outcome, atOnce: false });
    expect(ending.isTold).toBe(false);
    ending.tells(true);
    ending.begin();
    expect(ending.isTold).toBe(false);
    ending.tells(false);
    expect(ending.isTold).toBe(true);
  });

  it('need not wait for a board that tells nothing', () => {
    const ending = new Ending(roomWith());
    ending.begin();
    expect(ending.isTold).toBe(true);
  });

  it('is not told because an earlier reveal is over', () => {
    const ending = new Ending(roomWith());
    ending.tells(true);
    ending.tells(false);
    expect(ending.isTold).toBe(false);
  });

  it('is shown at once to those who skip it, and stays told, whatever is told again', () => {
    const ending = new Ending(roomWith());
    ending.tells(true);
    ending.begin();
    ending.skip();
    expect(ending.isTold).toBe(true);
    expect(ending.given?.atOnce).toBe(true);
    ending.tells(true);
    expect(ending.isTold).toBe(true);
  });

  it('is shown at once to those who come after it', () => {
    const ending = new Ending(roomWith({ scene: { last: null } }));
    expect([ending.given?.atOnce, ending.isTold]).toEqual([true, true]);
  });

  it('is not there while the game goes on, or something else is looked at', () => {
    for (const more of [
      { table: { outcome: null } },
      { past: {} },
      { away: { isPlaying: true } },
      { live: { stage: { busy: true } } },
    ])
      expect(new Ending(roomWith(more)).given).toBeNull();
  });
});
