import { expect, it } from 'vitest';
import { countTable } from './count';

const ended = { to_next: null, winners: [], reason: 'end' };
const line = (text: string, points: number[], part = '') => ({ text, points, part });

it('has a column for each player', () => {
  const breakdown = [line('won', [4, 6]), line('gifts', [1, 0])];
  expect(countTable({ ...ended, scores: [5, 6], breakdown })).toEqual({
    columns: 'seats',
    parts: [],
    rows: breakdown,
    subtotals: [],
    totals: [5, 6],
  });
});

it('tells points that all have scored together once', () => {
  const count = countTable({ ...ended, scores: [7, 7, 7], breakdown: [line('stories', [7, 7, 7])] });
  expect(count).toMatchObject({ columns: 'all', rows: [{ text: 'stories', points: [7] }], totals: [7] });
});

it('has a column for each round, what each round comes to, and the total', () => {
  const breakdown = [line('red', [4, 4], 'one'), line('gaps', [-1, -1], 'one'), line('red', [6, 6], 'two')];
  expect(countTable({ ...ended, scores: [9, 9], breakdown })).toEqual({
    columns: 'parts',
    parts: ['one', 'two'],
    rows: [
      { text: 'red', points: [4, 6] },
      { text: 'gaps', points: [-1, 0] },
    ],
    subtotals: [3, 6],
    totals: [9],
  });
});

it('needs no subtotal where there was but one round', () => {
  const count = countTable({ ...ended, scores: [4], breakdown: [line('red', [4], 'one')] });
  expect(count).toMatchObject({ parts: ['one'], subtotals: [], totals: [4] });
});
