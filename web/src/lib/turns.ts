/** The turns of a replay: where another player begins to act. */
import type { Frame } from './messages';

/** The frames at which a turn begins, in order. */
export function turnStarts(frames: Pick<Frame, 'entry'>[]): number[] {
  const starts: number[] = [];
  let mover = -1;
  frames.forEach(({ entry }, at) => {
    const seat = entry.kind === 'move' ? (entry.seat ?? -1) : -1;
    if (seat < 0 || seat === mover) return;
    mover = seat;
    starts.push(at);
  });
  return starts;
}

/** The next beginning of a turn after a moment, or the one before it; the ends of the game where there is none. */
export function nextTurn(starts: number[], at: number, step: 1 | -1, end: number): number {
  if (step > 0) return starts.find((start) => start > at) ?? end;
  return starts.findLast((start) => start < at) ?? 0;
}
