import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Hunt } from './hunt.svelte';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('the tiger at the table', () => {
  it('comes, takes a card of each, and is seen a moment longer than it asks', () => {
    const hunt = new Hunt();
    hunt.follow('turning', { number: 4, seat: 1, move: 'draw spread' });
    expect(hunt.isHere).toBe(false);
    hunt.follow('tiger', { number: 5, seat: -1, move: 'turn tiger' });
    expect([hunt.isHere, hunt.isCrossing]).toEqual([true, true]);
    hunt.follow('tiger', { number: 6, seat: 1, move: 'discard palace' });
    hunt.follow('drawing', { number: 7, seat: 0, move: 'discard S-char' });
    expect(hunt.taken).toEqual({ 1: 'palace', 0: 'sinbad-character' });
    expect(hunt.isHere).toBe(true);
    vi.runAllTimers();
    expect([hunt.isHere, hunt.isCrossing]).toEqual([false, false]);
  });

  it('is there at once for those who come later, and does not stay when one goes elsewhere in the game', () => {
    const hunt = new Hunt();
    hunt.follow('tiger', { number: 5, seat: -1, move: null });
    expect([hunt.isHere, hunt.isCrossing]).toEqual([true, false]);
    hunt.follow('drawing', { number: 2, seat: 0, move: 'keep' });
    expect(hunt.isHere).toBe(false);
  });

  it('forgets what an earlier one took', () => {
    const hunt = new Hunt();
    hunt.follow('tiger', { number: 1, seat: -1, move: 'turn tiger' });
    hunt.follow('telling', { number: 2, seat: 0, move: 'discard palace' });
    hunt.follow('turning', { number: 3, seat: 0, move: 'draw spread' });
    hunt.follow('tiger', { number: 4, seat: -1, move: 'turn tiger' });
    expect(hunt.taken).toEqual({});
  });
});
