/** Events are numbered: a browser shows each once, in order, and notices when one is missing. */
import type { Entry } from './messages';
import { pace } from './motion';

export type Verdict = 'next' | 'repeat' | 'gap';

export function judge(known: number, number: number): Verdict {
  if (number <= known) return 'repeat';
  return number === known + 1 ? 'next' : 'gap';
}

type Told = Pick<Entry, 'kind' | 'seat'>;

export const NATURE = -1;
const MOVE_MS = 750;
const NATURE_MS = 380;
/** More than this many events behind, a browser stops telling and catches up at once. */
export const TOO_FAR_BEHIND = 14;

/** How long an event stays on stage before the next one, the shorter the more are waiting; nobody waits for what they did themselves. */
export function dwell({ kind, seat }: Told, own: number[], waiting: number, still: boolean): number {
  if (still || kind !== 'move' || waiting > TOO_FAR_BEHIND || own.includes(seat ?? NATURE)) return 0;
  return pace(followed(seat, waiting));
}

/** How long a move takes to be followed at the usual speed, the shorter the more are waiting. */
export function followed(seat: number | null, waiting: number): number {
  return (seat === NATURE ? NATURE_MS : MOVE_MS) / (1 + 0.12 * Math.max(0, waiting - 1));
}

/** How long to wait before the next try to reach the house: longer each time, and never in step with the others. */
export function patience(failures: number, chance: number): number {
  const longest = Math.min(15_000, 400 * 2 ** failures);
  return longest * (0.5 + chance / 2);
}
