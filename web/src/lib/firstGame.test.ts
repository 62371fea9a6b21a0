import { describe, expect, it, vi } from 'vitest';
import { FirstSteps } from './firstGame.svelte';
import type { FirstGame, FirstMoment } from './messages';

const guide = (still: boolean, rule: string | null = null) => ({
  isStill: () => still,
  tell: () => 'Morgiane plays a thief.',
  whyNot: () => Promise.resolve(rule),
});

const moment = (told: string[], asked: string | null): FirstMoment => ({
  entry: null,
  eye: { seat: 0, view: {}, moves: [{ move: 'T b1', foresight: null }], mates: [], secret: false },
  told,
  asked,
  otherwise: null,
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
  outcome: null,
};

/** What another seat has done. */
const by = (seat: number, asked: string | null): FirstMoment => ({
  ...moment([], asked),
  entry: { number: 1, at: 0, kind: 'move', seat, lines: [], moves: null, in_stead: false, talk: null, to: null },
});

describe('a guided first game', () => {
  it('begins with what is told first and awaits the move that is asked for', () => {
    const steps = new FirstSteps(story, guide(true));
    expect(steps.at).toBe(1);
    steps.play('T b1');
    expect(steps.at).toBe(2);
  });

  it('answers a forbidden move with its rule', async () => {
    const steps = new FirstSteps(story, guide(true, 'not-in-hand'));
    steps.play('R b1');
    await vi.waitFor(() => expect(steps.answer).toBe('rule-not-in-hand'));
    expect(steps.at).toBe(1);
    steps.play('T b1');
    expect([steps.at, steps.answer]).toEqual([2, null]);
  });

  it('answers a legal move that is not asked for with the reason, the story’s own if it has one', async () => {
    const moments = [moment(['first-welcome'], 'V a2'), { ...moment(['first-on'], 'V a2'), otherwise: 'first-why' }];
    const steps = new FirstSteps({ ...story, moments }, guide(true, 'never asked'));
    steps.play('T b1');
    await vi.waitFor(() => expect(steps.answer).toBe('first-game-strayed'));
    steps.play('V a2');
    steps.play('T b1');
    await vi.waitFor(() => expect(steps.answer).toBe('first-why'));
  });

  it('leaves what others do as long as it takes to read, unless one goes on', () => {
    vi.useFakeTimers();
    const moments = [moment(['first-welcome'], 'T b1'), by(1, null), moment(['first-then'], 'T b1')];
    const steps = new FirstSteps({ ...story, moments }, guide(true));
    steps.play('T b1');
    vi.advanceTimersByTime(1000 + 55 * 'Morgiane plays a thief.'.length - 1);
    expect([steps.at, steps.canGoOn]).toEqual([1, true]);
    vi.advanceTimersByTime(2);
    expect(steps.at).toBe(2);
    steps.startOver();
    steps.play('T b1');
    steps.goOn();
    expect(steps.at).toBe(2);
    vi.useRealTimers();
  });

  it('goes on by itself where nothing is told or asked, and stops where something is', () => {
    vi.useFakeTimers();
    const steps = new FirstSteps(story, guide(false));
    steps.play('T b1');
    vi.runAllTimers();
    expect(steps.at).toBe(3);
    expect(steps.moves).toEqual([]);
    vi.runAllTimers();
    expect(steps.at).toBe(3);
    vi.useRealTimers();
  });

  it('keeps telling what a turn of several steps is about, until somebody else has moved', () => {
    const moments = [moment(['first-lay'], 'tile 8'), by(0, 'at 2'), by(1, 'at 2')];
    const steps = new FirstSteps({ ...story, moments }, guide(true));
    steps.play('tile 8');
    expect([steps.told, steps.asked]).toEqual(['first-lay', 'at 2']);
    steps.play('at 2');
    expect(steps.told).toBeNull();
  });

  it('counts the player’s own moves, ends with the farewell, and can begin anew', () => {
    const steps = new FirstSteps(story, guide(true));
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
