import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Pointer } from './pointer';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function watched(): { pointer: Pointer; told: (string | null)[] } {
  const told: (string | null)[] = [];
  return { told, pointer: new Pointer((at) => told.push(at)) };
}

it('tells the first thing at once, and of a quick hand only where it stops', () => {
  const { pointer, told } = watched();
  for (const at of ['a', 'b', 'c', 'd']) pointer.point(at);
  expect(told).toEqual(['a']);
  vi.runAllTimers();
  expect(told).toEqual(['a', 'd']);
});

it('says nothing twice', () => {
  const { pointer, told } = watched();
  pointer.point('a');
  vi.runAllTimers();
  pointer.point('a');
  pointer.point(null);
  vi.runAllTimers();
  pointer.point(null);
  expect(told).toEqual(['a', null]);
});

it('points at the same thing again after a move', () => {
  const { pointer, told } = watched();
  pointer.point('a');
  pointer.forget();
  pointer.point('a');
  expect(told).toEqual(['a', 'a']);
});

it('forgets what it was about to say when a move is made', () => {
  const { pointer, told } = watched();
  pointer.point('a');
  pointer.point('b');
  pointer.forget();
  vi.runAllTimers();
  expect(told).toEqual(['a']);
});

it('takes its pointing back even if the house may have forgotten it', () => {
  const { pointer, told } = watched();
  pointer.point('a');
  pointer.forget();
  pointer.point(null);
  expect(told).toEqual(['a', null]);
});
