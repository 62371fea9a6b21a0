/** By how much a game was decided. */
import type { Outcome } from './messages';

/** How many points the winners are ahead of the best of the others; nothing where all win or lose, or points do not say it. */
export function leadOf({ scores, winners }: Outcome): number | null {
  const others = scores.filter((_, seat) => !winners.includes(seat));
  if (winners.length === 0 || others.length === 0) return null;
  const lead = Math.min(...winners.map((seat) => scores[seat]!)) - Math.max(...others);
  return lead > 0 ? lead : null;
}

/** How many points a seat is behind the winners; nothing where it is one of them, or points do not say it. */
export function lagOf({ scores, winners }: Outcome, seat: number): number | null {
  if (winners.length === 0 || winners.includes(seat)) return null;
  const lag = Math.min(...winners.map((winner) => scores[winner]!)) - scores[seat]!;
  return lag > 0 ? lag : null;
}
