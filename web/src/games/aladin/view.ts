// Made by `make types` from the Python messages and views: change those, not this.

/** What a move would bring: the cells of a path and the clouds after them, or the points of a purchase. */
export interface AladinForesight {
  cells: number[];
  stones: Stones;
  given_up: number;
  clouds: number;
  stops: boolean;
  points: number;
}

/** All that a seat may know. Paths are counted from 1; `flown` are the cells of this round's flight so far. */
export interface AladinView {
  phase: 'buying' | 'choosing' | 'drawing' | 'dropping' | 'laying' | 'over' | 'setup' | 'showing' | 'voting';
  round: number;
  active: 'day' | 'night' | null;
  token: number;
  teams: Team[];
  players: Player[];
  board: Board;
  hand: Flight[];
  flights: (Flight | null)[];
  vizier: number | null;
  vizier_chosen: boolean;
  path: number | null;
  flown: number[];
  stopped: boolean;
  may_buy: boolean;
  rewards: Reward[];
  tokens: Stones;
}

/** The tiles by place (from 1) and their side, the cells row by row, where the flight starts and Aladdin is. */
export interface Board {
  side: 'moon' | 'star';
  tiles: (number | null)[];
  palace: number;
  cells: Cell[];
  start: number;
  carpet: number;
}

/** What a cell takes and gives; a stone that is not there yet is an empty hole. */
export interface Cell {
  penalty: 'cloud' | 'stone' | 'two-clouds' | null;
  clouds: number;
  stones: ('emerald' | 'ruby' | 'sapphire' | null)[];
}

/** A flight card at its direction, the cells it leads over, and what it would bring, as long as none is flown. */
export interface Flight {
  card: string;
  cells: number[];
  brings: AladinForesight | null;
}

/** What is seen of a seat: the vote cards it has put down, by path from 1, or nothing where they are face down. */
export interface Player {
  team: 'day' | 'night' | null;
  personal: number;
  votes: (number | null)[];
}

/** A reward card, and the team that has bought it. */
export interface Reward {
  name: 'baths' | 'dome' | 'fountain' | 'garden' | 'gate' | 'minaret' | 'moon' | 'stable' | 'stars' | 'sun' | 'terrace' | 'throne';
  stones: Stones;
  clouds: number;
  points: number;
  owner: 'day' | 'night' | null;
}

/** How many stones of each colour. */
export interface Stones {
  ruby: number;
  emerald: number;
  sapphire: number;
}

/** A team; without seats and captain as long as they are not drawn. */
export interface Team {
  name: 'day' | 'night';
  seats: number[];
  captain: number | null;
  stones: Stones;
  clouds: number;
  points: number;
}
