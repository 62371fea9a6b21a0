/** What there is in the box: stones, clouds, paths, and how moves with them are written. */
import type { AladinView, Cell, Stones } from './view';

export type Colour = keyof Stones;
export type TeamName = NonNullable<AladinView['active']>;
export type RewardName = AladinView['rewards'][number]['name'];

export const COLOURS: Colour[] = ['ruby', 'emerald', 'sapphire'];
export const PATHS = [1, 2, 3, 4];
export const MOST_STONES = 5;
export const MOST_CLOUDS = 10;
export const ROUNDS = 8;

/** A path has a colour and always its number with it. */
export const HUES = ['#ffcf5c', '#4fe0d4', '#ff93a8', '#c3abff'];
export const hueOf = (path: number): string => HUES[path - 1] ?? '#fff';

export const total = ({ ruby, emerald, sapphire }: Stones): number => ruby + emerald + sapphire;

/** What a team holds. */
export interface Holding {
  stones: Stones;
  clouds: number;
}

/** What the team that flies holds; nothing before the first round. */
export const heldByActive = ({ teams, active }: AladinView): Holding =>
  teams.find(({ name }) => name === active) ?? { stones: { ruby: 0, emerald: 0, sapphire: 0 }, clouds: 0 };

/** Stones laid in a row, one after another. */
export const inARow = (stones: Stones): Colour[] =>
  COLOURS.flatMap((colour) => Array.from({ length: stones[colour] }, () => colour));

/** A thing that a cell takes or gives, as it is drawn there: losses first. */
export type Token =
  { is: 'loss'; of: NonNullable<Cell['penalty']> } | { is: 'stone'; of: Colour } | { is: 'clouds'; of: number };

export function tokensOf(cell: Cell): Token[] {
  const tokens: Token[] = [];
  if (cell.penalty) tokens.push({ is: 'loss', of: cell.penalty });
  for (const stone of cell.stones) if (stone) tokens.push({ is: 'stone', of: stone });
  if (cell.clouds) tokens.push({ is: 'clouds', of: cell.clouds });
  return tokens;
}

/** What a written move does and with what: `vote 3`, `sell clouds`, `done`. */
export function readMove(move: string): { does: string; what: string; path: number } {
  const [does = '', what = ''] = move.split(' ');
  return { does, what, path: Number(what) || 0 };
}

/** A move as something to point at: in small letters, as the house carries them. */
export const pointer = (move: string): string => move.toLowerCase();

/** The worth of a personal token in a round, as printed above the track of rounds. */
export const tokenOf = (round: number): number => Math.ceil(round / 2);
