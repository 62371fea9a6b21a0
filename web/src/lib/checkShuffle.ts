/** The browser's own check of a finished game: against what it saw itself, and by the published functions. */
import { draw, pick, seedHash } from './fair';
import type { Draw, Proof } from './messages';
import type { Seen } from './witness';

export type Verdict =
  /** `seen`: how many of the draws this browser saw being made. */
  | { found: 'sound'; draws: number; seen: number; added: boolean }
  | { found: 'broken-seed' | 'left-out' | 'changed' }
  /** A draw that does not follow from what was fixed, or is not the one that was seen; by its place, from 1. */
  | { found: 'broken-draw' | 'other-draw'; number: number };

/** In a game's written moves a question mark stands for what an eye did not see. */
const isHidden = (move: string): boolean => move.includes('?');

export function check(proof: Proof, seen: Seen): Verdict {
  if (seedHash(proof.seed) !== seen.promise) return { found: 'broken-seed' };
  if (seen.fixed && JSON.stringify(seen.fixed) !== JSON.stringify({ words: proof.words, nonces: proof.nonces }))
    return { found: 'changed' };
  const own = Object.entries(seen.own).filter(([, nonce]) => seen.spent.includes(nonce));
  if (own.some(([seat, nonce]) => proof.nonces[Number(seat)] !== nonce)) return { found: 'left-out' };
  for (const [index, one] of proof.draws.entries())
    if (!follows(proof, one, index + 1)) return { found: 'broken-draw', number: index + 1 };
  const other = firstOther(proof.draws, seen.draws);
  if (other !== null) return { found: 'other-draw', number: other };
  return { found: 'sound', draws: proof.draws.length, seen: Object.keys(seen.draws).length, added: own.length > 0 };
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

/** The place of the first draw that this browser saw otherwise, or that the house has left out or added since it looked on. */
function firstOther(draws: Draw[], seen: Seen['draws']): number | null {
  const numbers = Object.keys(seen).map(Number);
  const told = new Set(draws.map(({ number }) => number));
  const missing = numbers.find((number) => !told.has(number));
  if (missing !== undefined) return draws.filter(({ number }) => number < missing).length + 1;
  const since = Math.min(...numbers);
  const until = Math.max(...numbers);
  for (const [index, { number, move }] of draws.entries()) {
    const saw = seen[number];
    const isOther = saw ? !saw.every((one) => one === move || isHidden(one)) : number >= since && number <= until;
    if (isOther) return index + 1;
  }
  return null;
}
