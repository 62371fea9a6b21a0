import { describe, expect, it } from 'vitest';
import { check } from './checkShuffle';
import { draw, pick, seedHash } from './fair';
import type { Proof } from './messages';
import type { Seen } from './witness';

const seed = '5e'.repeat(32);
const words = ['', 'sésame'];
const nonces = ['a1'.repeat(16), ''];
const moves = ['draw V', 'draw T', 'draw G', 'draw O'];
const odds = [15, 15, 15, 6];
const made = [1, 2, 3].map((number) => moves[pick(odds, draw(seed, words, nonces, number, 51))]!);
const proof: Proof = {
  seed,
  words,
  nonces,
  draws: made.map((move, index) => ({ number: 10 + index, moves, odds, move })),
};
/** The first browser: it dealt itself the second card, and saw the others being drawn. */
const seen: Seen = {
  since: 0,
  promise: seedHash(seed),
  own: { 0: nonces[0]! },
  spent: [nonces[0]!],
  fixed: { words, nonces },
  draws: { 10: [made[0]!], 11: ['draw ?'], 12: [made[2]!] },
};
const other = (move: string): string => moves.find((one) => one !== move)!;

describe('the check of a game', () => {
  it('finds fair draws sound, and says what this browser itself has seen', () =>
    expect(check(proof, seen)).toEqual({ found: 'sound', draws: 3, seen: 3, added: true }));

  it('says so where this browser has seen nothing', () =>
    expect(check(proof, { ...seen, own: {}, spent: [], fixed: null, draws: {} })).toEqual({
      found: 'sound',
      draws: 3,
      seen: 0,
      added: false,
    }));

  it('finds a seed that was not promised', () =>
    expect(check(proof, { ...seen, promise: seedHash('00'.repeat(32)) }).found).toBe('broken-seed'));

  it('finds words or nonces that were changed after the start', () => {
    expect(check({ ...proof, words: ['', 'sesame'] }, seen).found).toBe('changed');
    expect(check({ ...proof, nonces: [nonces[0]!, 'b0'.repeat(16)] }, seen).found).toBe('changed');
  });

  it('finds that its own nonce was left out', () =>
    expect(check({ ...proof, nonces: ['', ''] }, { ...seen, fixed: null }).found).toBe('left-out'));

  it('finds a draw that does not follow', () => {
    const draws = proof.draws.map((one, index) => (index === 1 ? { ...one, move: other(one.move) } : one));
    expect(check({ ...proof, draws }, seen)).toEqual({ found: 'broken-draw', number: 2 });
  });

  it('finds a draw that is not the one it saw', () =>
    expect(check(proof, { ...seen, draws: { ...seen.draws, 12: [other(made[2]!)] } })).toEqual({
      found: 'other-draw',
      number: 3,
    }));

  it('finds draws that the house leaves out: no draws at all prove nothing', () => {
    expect(check({ ...proof, draws: [] }, seen)).toEqual({ found: 'other-draw', number: 1 });
    expect(check({ ...proof, draws: proof.draws.slice(0, 2) }, seen)).toEqual({ found: 'other-draw', number: 3 });
  });

  it('finds a draw that was slipped in', () => {
    const draws = proof.draws.map((one, index) => ({ ...one, number: [10, 11, 12][index]! }));
    const short = { 10: seen.draws[10]!, 12: seen.draws[12]! };
    expect(check({ ...proof, draws }, { ...seen, draws: short })).toEqual({ found: 'other-draw', number: 2 });
  });

  it('finds odds that are none', () => {
    const spoil = (change: object) => ({
      ...proof,
      draws: [{ ...proof.draws[0]!, ...change }, ...proof.draws.slice(1)],
    });
    for (const change of [
      { odds: [] },
      { odds: [51, 0, 0, 0] },
      { odds: [15, 15, 15, -6] },
      { moves: ['draw V', 'draw V', 'draw G', 'draw O'] },
    ])
      expect(check(spoil(change), seen)).toEqual({ found: 'broken-draw', number: 1 });
  });
});
