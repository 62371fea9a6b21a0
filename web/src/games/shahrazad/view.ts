// Made by `make types` from the Python messages and views: change those, not this.

/** A table counted as if the round ended now, and what it can still become. */
export interface Count {
  red: number[];
  blue: number[];
  yellow: number[];
  black: number[];
  out_of_order: number[];
  cut_off: number[];
  gaps: Place[];
  sum: number;
  score: number;
  to_join: number[];
  groups: number[];
  worth: number;
}

/** A tile on the table. */
export interface Laid {
  tile: number;
  column: number;
  height: number;
}

/** A place of the table: its column, and its height in half tiles, counted from the first tile. */
export interface Place {
  column: number;
  height: number;
}

/** What everyone sees of a seat: the size of its hand, and the tiles that it took from the table. */
export interface Player {
  hand: number;
  known: number[];
}

/** The numbers of a round that is over; the last three are taken off. */
export interface Round {
  red: number;
  blue: number;
  yellow: number;
  black: number;
  out_of_order: number;
  cut_off: number;
  gaps: number;
  score: number;
}

/** What a move would bring. */
export interface ShahrazadForesight {
  replaced: number | null;
  count: Count;
  places: Trial[];
}

/** All that a seat may know. */
export interface ShahrazadView {
  phase: 'choosing' | 'drawing' | 'keeping' | 'over' | 'placing' | 'setup';
  round: number;
  turn: number | null;
  hand: number[];
  chosen: number | null;
  table: Laid[];
  count: Count | null;
  to_place: number;
  may_replace: boolean;
  column_limit: number;
  pile: number;
  gone: number;
  players: Player[];
  rounds: Round[];
  colours: ('black' | 'blue' | 'red' | 'yellow')[];
  tales: string[];
  verdicts: number[];
}

/** A place for a tile: the tile it would take back into the hand, and the count of the table after it. */
export interface Trial {
  column: number;
  height: number;
  replaced: number | null;
  count: Count;
}
