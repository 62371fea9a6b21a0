// Made by `make types` from the Python messages and views: change those, not this.

/** A board that can still be chosen: what it scores, and what its owner starts with; `points` are without guards. */
export interface Board {
  character: string;
  scores: string[];
  sapphires: number;
  guards: number;
  points: number;
  palace: Built[];
}

/** A tile in a palace: on which floor (0 ground to 3 roofs), at which place from the left (from 1). */
export interface Built {
  floor: number;
  place: number;
  tile: string;
  mirrored: boolean;
}

/** What a tile shows from its front: edges left and right, and the symbols of each half. */
export interface Face {
  edges: [string, string];
  halves: [string[], string[]];
  kind: 'lintel' | 'spire' | null;
}

/** A floor's tiles. `within` are those under the top; `order` what is known of their order, from the top down. */
export interface Pile {
  floor: string;
  available: string[];
  top: string | null;
  height: number;
  within: string[];
  order: (string | null)[];
  lookers: number[];
}

/** What is known of a seat. `points` are those on the table: without objectives that are still secret. */
export interface Player {
  character: string | null;
  scores: string[];
  sapphires: number;
  djinns: ('blue' | 'gold' | 'green' | 'red')[];
  palace: Built[];
  guards: number;
  objectives: string[] | null;
  points: number;
  count: Record<string, number>;
}

/** What placing a tile would bring at once: points (one's own objectives among them) and sapphires. */
export interface SultaniyaForesight {
  points: number;
  sapphires: number;
  completes: 'gate' | 'minaret' | null;
  parts: Record<string, number>;
  rivals: number[];
}

/** All that a seat may know. `turns_left` are those of all seats; in the last round someone has five roofs. */
export interface SultaniyaView {
  phase: 'choosing' | 'looking' | 'over' | 'playing' | 'revealing' | 'setup' | 'showing';
  turn: number | null;
  boards: Board[];
  players: Player[];
  piles: Pile[];
  treasury: number;
  djinn: 'blue' | 'gold' | 'green' | 'red' | null;
  builds: number;
  revealed: string[];
  lifted: string | null;
  turns_left: number;
  last_round: boolean;
  passes: number;
  advanced: boolean;
  tiles: Record<string, Face>;
}
