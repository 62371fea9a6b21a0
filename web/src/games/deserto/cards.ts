/** The four kinds of cards and the four cells, as they are written and coloured. */
import type { DesertoView } from './view';

export type Kind = DesertoView['hand'][number];

export const KINDS: Kind[] = ['vizier', 'thief', 'treasure', 'oasis'];
export const CELLS = ['a1', 'b1', 'a2', 'b2'] as const;

const LETTERS: Record<Kind, string> = { vizier: 'V', thief: 'T', treasure: 'R', oasis: 'O' };

/** Each kind has one hue; its sign has a shape of its own too. */
export const HUES: Record<Kind, string> = {
  vizier: '#b23545',
  thief: '#2c3479',
  treasure: '#e9a52f',
  oasis: '#1f9a8c',
};

/** The line of every drawing on the cards. */
export const LINE = '#2b2145';

/** A card played on a cell, written as the house reads it. */
export const placing = (kind: Kind, cell: number): string => `${LETTERS[kind]} ${CELLS[cell]}`;

/** A card given in passing, written as the house reads it. */
export const gift = (kind: Kind): string => `pass ${LETTERS[kind]}`;

/** What a written move says: what is done, with which card (none if unseen), on which cell. */
export function readMove(move: string): { does: 'play' | 'pass' | 'draw' | 'first'; kind: Kind | null; cell: number } {
  const [first = '', second = ''] = move.split(' ');
  const kindOf = (letter: string): Kind | null => KINDS.find((kind) => LETTERS[kind] === letter) ?? null;
  if (first === 'pass' || first === 'draw') return { does: first, kind: kindOf(second), cell: -1 };
  if (first === 'first') return { does: 'first', kind: null, cell: -1 };
  return { does: 'play', kind: kindOf(first), cell: CELLS.findIndex((cell) => cell === second) };
}
