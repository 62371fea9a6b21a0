import { describe, expect, it } from 'vitest';
import { check } from './checkShuffle';
import { commitments, draw, newNonce, pick, seedHash } from './fair';
import type { Proof } from './messages';
import type { Sealed, Seen } from './witness';

const seed = '5e'.repeat(32);
const words = ['', 'sésame'];
const nonces = ['a1'.repeat(16), ''];
const moves = ['draw V', 'draw T', 'draw G', 'draw O'];
const odds = [15, 15, 15, 6];
const made = [1, 2, 3].map((number) => moves[pick(odds, draw(seed, words, nonces, number, 51))]!);
const fixed = { rules: 'rules', words, nonces, called_off: 0 };
const proof: Proof = {
  seed,
  ...fixed,
  draws: made.map((move, index) => ({ number: 10 + index, moves, odds, move })),
};
const sealed: Sealed = { rules: 'rules', words, commitments: commitments(nonces), called_off: 0 };
/** The first browser: it dealt itself the second card, and saw the others being drawn. */
const seen: Seen = {
  since: 0,
  promise: seedHash(seed),
  own: { 0: [nonces[0]!] },
  opened: { [nonces[0]!]: sealed },
  fixed,
  seats: [0],
  heard: false,
  watched: [[1, 13]],
  lobby: true,
  over: true,
  draws: { 10: [made[0]!], 11: ['draw ?'], 12: [made[2]!] },
};
const other = (move: string): string => moves.find((one) => one !== move)!;

describe('the check of a game', () => {
  it('finds fair draws sound, and says what this browser itself has seen', () =>
    expect(check(proof, seen)).toEqual({ found: 'sound', draws: 3, seen: 3, added: 'yes' }));

  it('says so where this browser has seen nothing', () =>
    expect(check(proof, { ...seen, own: {}, opened: {}, fixed: null, seats: [], watched: [], draws: {} })).toEqual({
      found: 'sound',
      draws: 3,
      seen: 0,
      added: 'no',
    }));

  it('finds a seed that was not promised', () => {
    for (const other of ['00'.repeat(32), 'no seed'])
      expect(check({ ...proof, seed: other }, seen).found).toBe('broken-seed');
  });

  it('finds words or nonces that were changed after the start', () => {
    const watcher = { ...seen, own: {}, opened: {}, seats: [] };
    expect(check({ ...proof, words: ['', 'sesame'] }, watcher).found).toBe('changed');
    expect(check({ ...proof, nonces: [nonces[0]!, 'b0'.repeat(16)] }, watcher).found).toBe('changed');
    expect(check({ ...proof, rules: 'others' }, watcher).found).toBe('changed');
  });

  it('finds words or nonces that are not those sealed when it opened its own', () => {
    const later = { ...seen, fixed: null };
    for (const change of [
      { words: ['', 'sesame'] },
      { nonces: [nonces[0]!, 'b0'.repeat(16)] },
      { nonces: ['', nonces[0]!] },
      { rules: 'others' },
      { called_off: 1 },
    ])
      expect(check({ ...proof, ...change }, later)).toEqual({ found: 'broken-commitment' });
  });

  it('finds a nonce that is written otherwise: capitals keep the hash, and change the draws', () => {
    const theirs = 'b0'.repeat(16);
    const both = { ...sealed, commitments: commitments([nonces[0]!, theirs]) };
    const told = { ...proof, nonces: [nonces[0]!, theirs.toUpperCase()] };
    expect(check(told, { ...seen, opened: { [nonces[0]!]: both }, fixed: null }).found).toBe('broken-commitment');
  });

  it('counts what it had opened before a start that was called off for nothing', () => {
    const again = { ...seen, opened: { ...seen.opened, [newNonce()]: { ...sealed, called_off: 0 } } };
    const late = { ...again, opened: { ...again.opened, [nonces[0]!]: { ...sealed, called_off: 1 } } };
    expect(check({ ...proof, called_off: 1 }, { ...late, fixed: null }).found).toBe('sound');
    expect(check(proof, again).found).toBe('left-out');
  });

  it('finds the draws sound but its own number missing, where it was never asked for it', () => {
    const unasked = { ...seen, own: { 0: [newNonce()] }, opened: {} };
    expect(check(proof, unasked)).toMatchObject({ found: 'sound', added: 'missing' });
  });

  it('finds the same where it had opened it for a start that the house says was called off', () => {
    const mine = newNonce();
    const before = { ...seen, own: { 0: [mine] }, opened: { [mine]: sealed }, fixed: null };
    expect(check({ ...proof, called_off: 1 }, before)).toMatchObject({ found: 'sound', added: 'missing' });
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

  /** The draws of the game, told by the house with more before or after them that have but one outcome and shift the rest. */
  const told = (numbers: number[]): Proof => ({
    ...proof,
    draws: numbers.map((number) => ({ number, moves: ['draw V'], odds: [1], move: 'draw V' })),
  });
  const saw = (numbers: number[], watched: [number, number][]): Seen => ({
    ...seen,
    watched,
    lobby: false,
    over: false,
    draws: Object.fromEntries(numbers.map((number) => [number, ['draw V']])),
  });

  it('finds a draw put before the first one or after the last one, if it saw the start and the end', () => {
    const all = saw([10, 11], [[6, 15]]);
    for (const [lobby, over] of [
      [true, true],
      [true, false],
      [false, true],
    ] as const)
      expect(check(told([10, 11]), { ...all, lobby, over }).found).toBe('sound');
    expect(check(told([2, 10, 11]), { ...all, lobby: true })).toEqual({ found: 'other-draw', number: 1 });
    expect(check(told([10, 11, 20]), { ...all, over: true })).toEqual({ found: 'other-draw', number: 3 });
    for (const number of [7, 10.5, 12])
      expect(check(told([10, 11, number].sort((one, other) => one - other)), all).found).toBe('other-draw');
  });

  it('finds a draw that is told twice', () =>
    expect(check(told([10, 10, 11]), saw([10, 11], [[1, 15]]))).toEqual({ found: 'other-draw', number: 2 }));

  it('blames nobody for draws that were made while it was away', () => {
    const away = saw(
      [10, 300],
      [
        [1, 10],
        [250, 310],
      ],
    );
    expect(check(told([10, 100, 249, 300]), { ...away, lobby: true, over: true }).found).toBe('sound');
    expect(check(told([10, 250, 300]), away)).toEqual({ found: 'other-draw', number: 2 });
    expect(check(told([10, 300, 400]), saw([10, 300], [[5, 310]])).found).toBe('sound');
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
