/** The final count as a table: a column for each player; or, where all score together, for each part of the game. */
import type { Outcome } from './messages';

export interface Row {
  text: string;
  points: number[];
}

export interface CountTable {
  /** Whom or what the columns stand for; a column alone needs no word for it. */
  columns: 'seats' | 'parts' | 'all';
  /** The parts' texts, in their order. */
  parts: string[];
  rows: Row[];
  /** What each part comes to, where there are several. */
  subtotals: number[];
  totals: number[];
}

export function countTable({ scores, breakdown }: Outcome): CountTable {
  const isShared = [scores, ...breakdown.map(({ points }) => points)].every((points) => new Set(points).size === 1);
  if (!isShared) return { columns: 'seats', parts: [], rows: breakdown, subtotals: [], totals: scores };
  const parts = [...new Set(breakdown.map(({ part }) => part))];
  const sum = (lines: typeof breakdown): number => lines.reduce((soFar, { points }) => soFar + points[0]!, 0);
  const rows = [...new Set(breakdown.map(({ text }) => text))].map((text) => ({
    text,
    points: parts.map((part) => sum(breakdown.filter((line) => line.text === text && line.part === part))),
  }));
  return {
    columns: parts.some(Boolean) ? 'parts' : 'all',
    parts,
    rows,
    subtotals: parts.length > 1 ? parts.map((part) => sum(breakdown.filter((line) => line.part === part))) : [],
    totals: scores.slice(0, 1),
  };
}
