/** The tiles' colours with their signs, and the moves as they are written. */
import { star } from '../../art/shapes';
import type { Count, Place, ShahrazadView } from './view';

export type Colour = ShahrazadView['colours'][number];

/** What a tile shows, as far as it is known; nothing for one that lies face down. */
export const faceOf = (tile: number | null, { colours, tales }: Pick<ShahrazadView, 'colours' | 'tales'>) =>
  tile === null ? {} : { number: tile, colour: colours[tile], tale: tales[tile] };

export const COLOURS: Colour[] = ['red', 'blue', 'yellow', 'black'];

/** The count of a table without tiles. */
export const NOTHING: Count = {
  red: [],
  blue: [],
  yellow: [],
  black: [],
  out_of_order: [],
  cut_off: [],
  gaps: [],
  sum: 0,
  score: 0,
  to_join: [],
  groups: [0, 0, 0, 0],
  worth: 0,
};

/** The body of a tile, its sign on paper, its window, what is written on its body, and a tone that glows by night. */
export const HUES: Record<Colour, { body: string; sign: string; window: string; writing: string; glow: string }> = {
  red: { body: '#b3283f', sign: '#b3283f', window: '#ffe6d2', writing: '#fff6df', glow: '#ff8a8f' },
  blue: { body: '#245da8', sign: '#245da8', window: '#e0eefb', writing: '#fff6df', glow: '#7db8ff' },
  yellow: { body: '#eab53e', sign: '#dd9a14', window: '#fff6d8', writing: '#2b2145', glow: '#ffdc73' },
  black: { body: '#2b2145', sign: '#2b2145', window: '#e4dcf3', writing: '#fff6df', glow: '#c9b8ff' },
};

const petal = (turn: number): string => {
  const at = (angle: number, far: number): string => {
    const way = ((turn + angle) * Math.PI) / 180;
    return `${Math.round(Math.sin(way) * far * 100) / 100} ${Math.round(-Math.cos(way) * far * 100) / 100}`;
  };
  return `M${at(0, 2.6)}C${at(-62, 6)} ${at(-34, 12)} ${at(0, 11)}C${at(34, 12)} ${at(62, 6)} ${at(0, 2.6)}Z`;
};

/** Each colour has a sign of its own, drawn around (0, 0), some 22 wide. */
export const SIGNS: Record<Colour, string> = {
  red: 'M0 10C-9 6-8-3-1-11C0-6 3-5 3.4-9C9-2 9 6 0 10ZM.4 7.6C4 5 3.6 1 .6-2.4C0 .6-3 2-2.4 5C-2 6.6-.8 7.4 .4 7.6Z',
  blue: 'M-11-4C-4-8 0-4 1-1C4-6 8-7 12-6C9-3 8 3 2 6.4C-4 9-9 8-12 10C-10 5-6 4-4 1.4C-6-.6-8-2-11-4Z',
  yellow: [0, 60, 120, 180, 240, 300].map(petal).join('') + star(6, 2.2, 2),
  black:
    'M-11-6Q0-9 11-6Q12 8 5 7Q1.4 6 0 2.6Q-1.4 6-5 7Q-12 8-11-6ZM-8-1Q-4.6-4.4-2.2 0Q-5.4 2.4-8-1ZM8-1Q4.6-4.4 2.2 0Q5.4 2.4 8-1Z',
};

export const choosing = (tile: number): string => `tile ${tile}`;
export const placing = ({ column, height }: Place): string => `at ${column} ${height}`;
export const keeping = (column: number): string => `keep ${column}`;

export type Written =
  | { does: 'tile'; tile: number }
  | { does: 'at'; place: Place }
  | { does: 'keep'; column: number }
  /** Nature's; without a tile where it was not seen. */
  | { does: 'draw'; tile: number | null };

/** What a written move says; nothing for what is none. */
export function readMove(move: string | null): Written | null {
  const [does, first = '', second = ''] = (move ?? '').split(' ');
  if (does === 'tile') return { does, tile: Number(first) };
  if (does === 'at') return { does, place: { column: Number(first), height: Number(second) } };
  if (does === 'keep') return { does, column: Number(first) };
  if (does === 'draw') return { does, tile: first === '?' ? null : Number(first) };
  return null;
}
