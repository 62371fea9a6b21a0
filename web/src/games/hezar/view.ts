// Made by `make types` from the Python messages and views: change those, not this.

/** How many cards of a kind. */
export interface CardCount {
  card: 'aladdin-character' | 'aladdin-landscape' | 'ali-baba-character' | 'ali-baba-landscape' | 'book' | 'merchant-character' | 'merchant-landscape' | 'palace' | 'sheherazade' | 'sinbad-character' | 'sinbad-landscape' | 'tiger';
  count: number;
}

/** What a move would bring. */
export interface HezarForesight {
  cards: number;
  useful: number;
  serves: boolean;
  wins: boolean;
}

/** All that there is to know. */
export interface HezarView {
  phase: 'discarding' | 'drawing' | 'lost' | 'reading' | 'setup' | 'sultan' | 'telling' | 'tiger' | 'turning' | 'won';
  turn: number | null;
  asked: number | null;
  book: number;
  sultans: (Sultan | null)[];
  sultan_pile: number;
  sultans_unseen: Sultan[];
  spread: number;
  spread_cards: CardCount[];
  faces: ('aladdin-character' | 'aladdin-landscape' | 'ali-baba-character' | 'ali-baba-landscape' | 'book' | 'merchant-character' | 'merchant-landscape' | 'palace' | 'sheherazade' | 'sinbad-character' | 'sinbad-landscape' | 'tiger')[];
  discard: ('aladdin-character' | 'aladdin-landscape' | 'ali-baba-character' | 'ali-baba-landscape' | 'book' | 'merchant-character' | 'merchant-landscape' | 'palace' | 'sheherazade' | 'sinbad-character' | 'sinbad-landscape' | 'tiger')[];
  hands: (('aladdin-character' | 'aladdin-landscape' | 'ali-baba-character' | 'ali-baba-landscape' | 'book' | 'merchant-character' | 'merchant-landscape' | 'palace' | 'sheherazade' | 'sinbad-character' | 'sinbad-landscape' | 'tiger')[])[];
  stories: number;
  circles: number;
  patience: number;
}

/** A sultan card: the tale and the number of stories it asks for, and how many it has been told. */
export interface Sultan {
  tale: 'aladdin' | 'ali-baba' | 'any' | 'merchant' | 'sinbad';
  asks: number;
  told: number;
}
