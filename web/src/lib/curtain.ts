/** Several people at one screen: whose eye is shown, and when the curtain falls between two hands. */
import type { TableInfo } from './messages';

export const WATCHER = -2;

export interface Decision {
  /** The eye to show, or nothing while the curtain is down. */
  eye: number | null;
  /** The seat that the screen is to be passed to. */
  passTo: number | null;
}

/**
 * Decide what the screen shows, given the seat for which the curtain was last lifted.
 * `hasSecret`: whether a seat sees or chooses something now that the others must not see; the curtain hides only that.
 */
export function decide(
  table: Pick<TableInfo, 'seats' | 'actors' | 'status'>,
  lifted: number | null,
  hasSecret: (seat: number) => boolean = () => true,
): Decision {
  const yours = table.seats.flatMap((seat, place) => (seat.yours ? [place] : []));
  if (yours.length < 2) return { eye: yours[0] ?? WATCHER, passTo: null };
  const known = lifted !== null && yours.includes(lifted) ? lifted : null;
  if (table.status !== 'playing') return { eye: known ?? yours[0]!, passTo: null };
  const toAct = yours.filter((seat) => table.actors.includes(seat));
  if (toAct.length === 0) return { eye: known ?? yours.find((seat) => !hasSecret(seat)) ?? null, passTo: null };
  if (known !== null && toAct.includes(known)) return { eye: known, passTo: null };
  const next = toAct[0]!;
  return hasSecret(next) ? { eye: null, passTo: next } : { eye: next, passTo: null };
}
