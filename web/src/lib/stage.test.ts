import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Happened, Picture } from './messages';
import { settings } from './settings.svelte';
import { Stage } from './stage.svelte';

const happened = (number: number, seat = -1): Happened =>
  ({ say: 'happened', table: { number }, eyes: [], entry: { number, seat, kind: 'move' } }) as unknown as Happened;

describe('the stage', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => {
    vi.useRealTimers();
    settings.speed = 1;
  });

  function open(still: boolean): Stage {
    const stage = new Stage(
      () => still,
      () => undefined,
    );
    stage.set({ say: 'picture', table: { number: 0 }, eyes: [], log: [] } as unknown as Picture);
    return stage;
  }

  it('shows events one after another, each in its time', () => {
    const stage = open(false);
    for (const number of [1, 2, 3]) stage.add(happened(number, 0));
    expect([stage.scene?.table.number, stage.busy]).toEqual([1, true]);
    vi.advanceTimersByTime(10_000);
    expect([stage.scene?.table.number, stage.busy]).toEqual([3, false]);
  });

  it('lets the board tell an event before the next one would give its end away, but not for ever', () => {
    let telling = true;
    const stage = new Stage(
      () => false,
      () => undefined,
      () => telling,
    );
    stage.set({ say: 'picture', table: { number: 0 }, eyes: [], log: [] } as unknown as Picture);
    telling = false;
    stage.add(happened(1, 0));
    telling = true;
    stage.add(happened(2, 0));
    vi.advanceTimersByTime(3000);
    expect([stage.scene?.table.number, stage.busy]).toEqual([1, true]);
    telling = false;
    vi.advanceTimersByTime(100);
    expect(stage.scene?.table.number).toBe(2);
    telling = true;
    vi.advanceTimersByTime(1000);
    stage.add(happened(3, 0));
    expect([stage.scene?.table.number, stage.busy]).toEqual([2, true]);
    vi.advanceTimersByTime(21_000);
    expect([stage.scene?.table.number, stage.busy]).toEqual([3, false]);
  });

  it.each([
    [1, 15_200],
    [0.5, 30_400],
    [2, 15_200],
  ] as const)('at speed %s lets a count of eight lines be told to its end', (speed, telling) => {
    settings.speed = speed;
    const begun = Date.now();
    const stage = new Stage(
      () => false,
      () => undefined,
      () => Date.now() - begun < telling,
    );
    stage.set({ say: 'picture', table: { number: 0 }, eyes: [], log: [] } as unknown as Picture);
    stage.add(happened(1, 0));
    stage.add(happened(2, 0));
    vi.advanceTimersByTime(telling - 100);
    expect([stage.scene?.table.number, stage.log.length]).toEqual([1, 1]);
    vi.advanceTimersByTime(500);
    expect(stage.scene?.table.number).toBe(2);
  });

  it('lets one’s own last move land before the end is told', () => {
    const end = { ...happened(2), entry: { number: 2, seat: null, kind: 'over' } } as unknown as Happened;
    const last = { ...happened(1, 0), eyes: [{ seat: 0 }] } as unknown as Happened;
    for (const [still, wait] of [
      [false, 800],
      [true, 0],
    ] as const) {
      const stage = open(still);
      stage.add(last);
      stage.add(end);
      vi.advanceTimersByTime(Math.max(60, wait - 100));
      expect([stage.scene?.table.number, stage.busy]).toEqual(wait ? [1, true] : [2, false]);
      vi.advanceTimersByTime(200);
      expect([stage.scene?.table.number, stage.busy]).toEqual([2, false]);
    }
  });

  it('does not wait for the board where too much has happened meanwhile', () => {
    const stage = new Stage(
      () => false,
      () => undefined,
      () => true,
    );
    stage.set({ say: 'picture', table: { number: 0 }, eyes: [], log: [] } as unknown as Picture);
    for (let number = 1; number <= 5; number++) stage.add(happened(number, 0));
    vi.advanceTimersByTime(5000);
    expect(stage.scene?.table.number).toBe(1);
    for (let number = 6; number <= 20; number++) stage.add(happened(number, 0));
    vi.advanceTimersByTime(1000);
    expect(stage.scene?.table.number).toBeGreaterThan(5);
  });

  it('lets the board tell one thing after another, also where nothing moves', () => {
    const stage: Stage = new Stage(
      () => true,
      () => undefined,
      () => stage.scene?.table.number === 1 || stage.scene?.table.number === 3,
    );
    stage.set({ say: 'picture', table: { number: 0 }, eyes: [], log: [] } as unknown as Picture);
    for (const number of [1, 2, 3, 4, 5]) stage.add(happened(number));
    vi.advanceTimersByTime(21_000);
    expect([stage.scene?.table.number, stage.busy]).toEqual([3, true]);
    vi.advanceTimersByTime(21_000);
    expect([stage.scene?.table.number, stage.busy]).toEqual([5, false]);
  });

  it('stands still for a watcher, goes on step by step, and then by itself at the pace chosen', () => {
    const stage = open(true);
    stage.tempo = 1;
    stage.hold();
    for (const number of [1, 2, 3, 4]) stage.add(happened(number, 0));
    vi.advanceTimersByTime(10_000);
    expect([stage.scene?.table.number, stage.busy]).toEqual([0, true]);
    stage.step();
    expect(stage.scene?.table.number).toBe(1);
    stage.goOn();
    expect(stage.scene?.table.number).toBe(2);
    vi.advanceTimersByTime(500);
    expect(stage.scene?.table.number).toBe(2);
    stage.tempo = 4;
    vi.advanceTimersByTime(500);
    expect([stage.scene?.table.number, stage.busy]).toEqual([4, false]);
  });

  it('shows at once what need not be followed, and a flood of it as one', () => {
    const stage = open(true);
    const shown = new Set<number | undefined>();
    for (let number = 1; number <= 60; number++) {
      stage.add(happened(number));
      shown.add(stage.scene?.table.number);
      vi.advanceTimersByTime(2);
      expect(stage.busy).toBe(false);
    }
    vi.advanceTimersByTime(100);
    expect(stage.scene?.table.number).toBe(60);
    expect(stage.log.length).toBe(60);
    expect([...shown][0]).toBe(1);
    expect(shown.size).toBeLessThan(10);
  });
});
