/** The browser's own check of a finished game: against what it saw itself, and by the published functions. */
import { commitments, draw, pick, seedHash } from './fair';
import type { Draw, Proof } from './messages';
import { isSame, type Fixed, type Sealed, type Seen } from './witness';

export type Verdict =
  /** `seen`: how many of the draws this browser saw being made; `missing`: it had committed, but its number is not in it. */
  | { found: 'sound'; draws: number; seen: number; added: 'yes' | 'missing' | 'no' }
  | { found: Breach }
  /** A draw that does not follow from what was fixed, or is not the one that was seen; by its place, from 1. */
  | { found: 'broken-draw' | 'other-draw'; number: number };

/** Another seed; words or numbers changed after this browser had opened its own, or that one left out; or after the start. */
export type Breach = 'broken-seed' | 'broken-commitment' | 'left-out' | 'changed';

/** In a game's written moves a question mark stands for what an eye did not see. */
const isHidden = (move: string): boolean => move.includes('?');

export function check(proof: Proof, seen: Seen): Verdict {
  const broken = breach(seedHash(proof.seed), proof, seen);
  if (broken) return { found: broken };
  for (const [index, one] of proof.draws.entries())
    if (!follows(proof, one, index + 1)) return { found: 'broken-draw', number: index + 1 };
  const other = firstOther(proof.draws, seen);
  if (other !== null) return { found: 'other-draw', number: other };
  return { found: 'sound', draws: proof.draws.length, seen: Object.keys(seen.draws).length, added: added(proof, seen) };
}

/**
 * How what the draws follow from breaks what this browser saw before, if it does: known as soon as the game begins.
 * Of a start that was called off nothing is left; but then the house has to say that it was.
 */
export function breach(promise: string, fixed: Fixed, seen: Seen): Breach | null {
  if (promise !== seen.promise) return 'broken-seed';
  const { rules, words, nonces, called_off } = fixed;
  const now: Sealed = { rules, words, commitments: commitments(nonces), called_off };
  for (const [nonce, sealed] of Object.entries(seen.opened)) {
    if (nonces.includes(nonce)) {
      if (!isSame(sealed, now)) return 'broken-commitment';
    } else if (sealed.called_off === called_off) return 'left-out';
  }
  if (seen.fixed && !isSame(seen.fixed, { rules, words, nonces, called_off })) return 'changed';
  return null;
}

/**
 * Whether a browser had committed, but opened none of what the draws follow from: nothing of its own keeps whoever
 * reads the seed from choosing them. However often the house says that a start was called off.
 */
export const isMissing = (nonces: string[], { opened, own }: Seen, seats: number[]): boolean =>
  seats.some((seat) => own[seat]?.length) && !nonces.some((nonce) => opened[nonce]);

function added({ nonces }: Proof, seen: Seen): 'yes' | 'missing' | 'no' {
  if (nonces.some((nonce) => seen.opened[nonce])) return 'yes';
  return isMissing(nonces, seen, seen.seats) ? 'missing' : 'no';
}

/** Whether a draw is what the seed and all that was added give, out of moves that can be told apart. */
function follows({ seed, words, nonces }: Proof, { moves, odds, move }: Draw, number: number): boolean {
  const isDeck =
    moves.length === odds.length &&
    new Set(moves).size === moves.length &&
    odds.every((weight) => Number.isInteger(weight) && weight > 0);
  const total = odds.reduce((sum, weight) => sum + weight, 0);
  return isDeck && total > 0 && moves[pick(odds, draw(seed, words, nonces, number, total))] === move;
}

/** The place of the first draw that this browser saw otherwise, or that the house has left out, added or told twice. */
function firstOther(draws: Draw[], seen: Seen): number | null {
  const told = new Set(draws.map(({ number }) => number));
  const missing = Object.keys(seen.draws)
    .map(Number)
    .find((number) => !told.has(number));
  if (missing !== undefined) return draws.filter(({ number }) => number < missing).length + 1;
  const isOther = ({ number, move }: Draw, index: number): boolean => {
    const saw = seen.draws[number];
    const isNext = index === 0 || draws[index - 1]!.number < number;
    return !isNext || (saw ? !saw.every((one) => one === move || isHidden(one)) : looked(number, seen));
  };
  const other = draws.findIndex(isOther);
  return other === -1 ? null : other + 1;
}

/** Whether this browser would have seen a draw of that number: nothing is drawn before the start, nor after the end. */
function looked(number: number, { watched, lobby, over }: Seen): boolean {
  const [first, last] = [watched[0], watched.at(-1)];
  if (!first || !last) return false;
  const during = watched.some(([from, to]) => from <= number && number <= to);
  return during || (lobby && number < first[0]) || (over && number > last[1]);
}
