import { describe, expect, it } from 'vitest';
import { Ending } from './ending.svelte';

const outcome = { scores: [1, 2], winners: [1], reason: 'end-fate', breakdown: [] };
const roomWith = (more: object = {}) => ({
  table: { outcome },
  past: null,
  away: { isPlaying: false },
  live: { stage: { busy: false } },
  ...more,
});

describe('the end of a game', () => {
  it('is shown at once where nothing is told', () => {
    expect(new Ending(roomWith()).isShown).toBe(true);
  });

  it('waits for what the board tells, unless one asks for it', () => {
    const ending = new Ending(roomWith());
    ending.isTelling = true;
    expect(ending.isShown).toBe(false);
    ending.show();
    expect(ending.isShown).toBe(true);
  });

  it('comes by itself once all is told', () => {
    const ending = new Ending(roomWith());
    ending.isTelling = true;
    ending.isTelling = false;
    expect(ending.isShown).toBe(true);
  });

  it('stays aside where it was put, whatever is told again', () => {
    const ending = new Ending(roomWith());
    ending.putAside();
    ending.isTelling = true;
    ending.isTelling = false;
    expect(ending.isShown).toBe(false);
  });

  it('is not there while the game goes on, or something else is looked at', () => {
    for (const more of [{ table: { outcome: null } }, { past: {} }, { away: { isPlaying: true } }])
      expect(new Ending(roomWith(more)).outcome).toBeNull();
  });
});
