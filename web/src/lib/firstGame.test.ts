import { describe, expect, it, vi } from 'vitest';
import { FirstSteps } from './firstGame.svelte';
import type { FirstGame, FirstMoment } from './messages';

const moment = (told: string[], asked: string | null): FirstMoment => ({
  entry: null,
  eye: { seat: 0, view: {}, moves: [{ move: 'T b1', foresight: null }], mates: [] },
  told,
  asked,
});

const story: FirstGame = {
  game: 'deserto',
  names: ['', 'Morgiane'],
  moments: [
    moment([], null), // dealt
    moment(['first-welcome'], 'T b1'),
    moment([], null), // a draw
    moment(['first-drawing'], null),
    moment(['first-again', 'first-ask'], 'V a2'),
    moment(['first-farewell'], null),
  ],
};

describe('a guided first game', () => {
  it('begins with what is told first and awaits the move that is asked for', () => {
    const steps = new FirstSteps(story, () => true);
    expect(steps.at).toBe(1);
    steps.play('R b1');
    expect([steps.at, steps.strayed]).toEqual([1, true]);
    steps.play('T b1');
    expect([steps.at, steps.strayed]).toEqual([2, false]);
  });

  it('goes on by itself where nothing is told or asked, and stops where something is', () => {
    vi.useFakeTimers();
    const steps = new FirstSteps(story, () => false);
    steps.play('T b1');
    vi.runAllTimers();
    expect(steps.at).toBe(3);
    expect(steps.moves).toEqual([]);
    vi.runAllTimers();
    expect(steps.at).toBe(3);
    vi.useRealTimers();
  });

  it('keeps telling what a turn of several steps is about, until somebody else has moved', () => {
    const by = (seat: number): FirstMoment => ({
      ...moment([], 'at 2'),
      entry: { number: 1, at: 0, kind: 'move', seat, lines: [], moves: null, in_stead: false, talk: null, to: null },
    });
    const moments = [moment(['first-lay'], 'tile 8'), by(0), by(1)];
    const steps = new FirstSteps({ ...story, moments }, () => true);
    steps.play('tile 8');
    expect([steps.told, steps.asked]).toEqual(['first-lay', 'at 2']);
    steps.play('at 2');
    expect(steps.told).toBeNull();
  });

  it('counts the player’s own moves, ends with the farewell, and can begin anew', () => {
    const steps = new FirstSteps(story, () => true);
    steps.play('T b1');
    steps.goOn();
    steps.goOn();
    expect([steps.done, steps.all]).toEqual([1, 2]);
    steps.play('V a2');
    expect(steps.told).toBe('first-again'); // all is told before anything is asked
    steps.goOn();
    expect([steps.told, steps.asked]).toEqual(['first-ask', 'V a2']);
    steps.play('V a2');
    expect([steps.done, steps.isOver]).toEqual([2, true]);
    steps.goOn();
    expect(steps.isOver).toBe(true);
    steps.startOver();
    expect(steps.at).toBe(1);
  });
});
