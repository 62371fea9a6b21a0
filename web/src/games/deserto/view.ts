// Made by `make types` from the Python messages and views: change those, not this.

/** How many cards of each kind. */
export interface Cards {
  vizier: number;
  thief: number;
  treasure: number;
  oasis: number;
}

/** What a move would bring: the cells whose stacks it wins, and how many cards that is. */
export interface DesertoForesight {
  cells: number[];
  cards: number;
  four_viziers: boolean;
}

/** All that a seat may know. `unseen` are the cards it has not seen: pile, hands, gifts. */
export interface DesertoView {
  phase: 'drawing' | 'over' | 'playing' | 'setup';
  turn: number | null;
  hand: ('oasis' | 'thief' | 'treasure' | 'vizier')[];
  square: Stack[];
  pile: number;
  players: Player[];
  unseen: Cards;
}

/** What everyone sees of a seat; its gifts given, where this reader has seen them. */
export interface Player {
  hand: number;
  won: number;
  won_open: Cards;
  gave: number;
  gave_seen: Cards | null;
}

/** A cell of the square: its visible card, and all that was seen being played into it. */
export interface Stack {
  top: 'oasis' | 'thief' | 'treasure' | 'vizier' | null;
  height: number;
  cards: Cards;
}
