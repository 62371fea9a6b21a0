import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { afterDrawing, settled } from './motion';

const FRAME_MS = 16;

describe('what waits for the board to be drawn', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('requestAnimationFrame', (task: () => void) => setTimeout(task, FRAME_MS));
    vi.stubGlobal('cancelAnimationFrame', (frame: number) => clearTimeout(frame));
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
  const draw = (times: number) => vi.advanceTimersByTime(times * FRAME_MS + 1);

  it('comes after as many drawings as it was asked to, and not before', () => {
    const task = vi.fn();
    afterDrawing(task, 3);
    draw(2);
    expect(task).not.toHaveBeenCalled();
    draw(1);
    expect(task).toHaveBeenCalledOnce();
  });

  it('can be left at any drawing', () => {
    const task = vi.fn();
    const leave = afterDrawing(task, 3);
    draw(2);
    leave();
    draw(5);
    expect(task).not.toHaveBeenCalled();
  });

  it('comes in the midst of a flood of changes, once for several, and with the last of them', () => {
    let [now, shown] = [0, 0];
    const task = vi.fn(() => (shown = now));
    const { changed, leave } = settled(task, 2);
    while (now < 20) {
      now += 1;
      changed();
      vi.advanceTimersByTime(FRAME_MS);
    }
    expect(task.mock.calls.length).toBeGreaterThan(4);
    expect(task.mock.calls.length).toBeLessThan(11);
    draw(2);
    expect(shown).toBe(20);
    task.mockClear();
    changed();
    leave();
    draw(5);
    expect(task).not.toHaveBeenCalled();
  });
});
