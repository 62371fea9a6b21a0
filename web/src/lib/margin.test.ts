import { describe, expect, it } from 'vitest';
import { lagOf, leadOf } from './margin';

const ended = (scores: number[], winners: number[]) => ({ scores, winners, reason: '', breakdown: [], to_next: null });

describe('by how much a game was won', () => {
  it('is what the winner has more than the next', () => expect(leadOf(ended([12, 7, 10], [0]))).toBe(2));
  it('counts from the least of several winners', () => expect(leadOf(ended([9, 12, 7], [0, 1]))).toBe(2));
  it('is not said where all win or lose together', () => {
    expect(leadOf(ended([5, 5], [0, 1]))).toBeNull();
    expect(leadOf(ended([5, 5], []))).toBeNull();
  });
  it('is not said where a tie was broken by something else', () => expect(leadOf(ended([8, 8], [1]))).toBeNull());
});

describe('by how much somebody lost', () => {
  it('is what the winner has more than they, whoever came second', () => {
    expect(lagOf(ended([12, 7, 10], [0]), 1)).toBe(5);
    expect(lagOf(ended([12, 7, 10], [0]), 2)).toBe(2);
  });
  it('counts to the least of several winners', () => expect(lagOf(ended([9, 12, 7], [0, 1]), 2)).toBe(2));
  it('is not said to whoever has won', () => expect(lagOf(ended([12, 7, 10], [0]), 0)).toBeNull());
  it('is not said where all win or lose together', () => {
    expect(lagOf(ended([5, 5], [0, 1]), 0)).toBeNull();
    expect(lagOf(ended([5, 5], []), 0)).toBeNull();
  });
  it('is not said where a tie was broken by something else', () => expect(lagOf(ended([8, 8], [1]), 0)).toBeNull());
});
