/** What a player looks at before choosing: nothing of it is a move until it is chosen, and all of it can be let go. */
import type { Pointing } from '../front';
import type { LegalMove } from '../../lib/messages';
import { pointer } from './pieces';
import type { AladinForesight } from './view';

interface Table {
  eye: number;
  moves: (LegalMove & { foresight: AladinForesight })[];
  pointed: Pointing[];
  suggested: string | null;
  play: (move: string) => void;
  point: (at: string | null) => void;
}

export class Choices {
  /** The move that is looked at. */
  aim = $state<string | null>(null);
  /** It was taken by a finger: a second tap chooses. */
  tapped = $state(false);
  /** What this player points at. */
  pointing = $state<string | null>(null);

  readonly #table: () => Table;

  /** The table is asked for anew each time: it changes under our hands. */
  constructor(table: () => Table) {
    this.#table = table;
  }

  /** A watcher looks and does nothing. */
  get watches(): boolean {
    return this.#table().eye < 0;
  }

  get mine(): boolean {
    return this.#table().moves.length > 0;
  }

  may(move: string): boolean {
    return this.#table().moves.some((legal) => legal.move === move);
  }

  /** Whether one may do anything that begins like this: `vote`, `buy`. */
  mayAny(does: string): boolean {
    return this.#table().moves.some(({ move }) => move.split(' ')[0] === does);
  }

  foresee(move: string | null): AladinForesight | null {
    return this.#table().moves.find((legal) => legal.move === move)?.foresight ?? null;
  }

  isSuggested(move: string): boolean {
    return this.#table().suggested === move;
  }

  /** The seats that point at a move. */
  pointers(move: string): number[] {
    return this.#table()
      .pointed.filter(({ at }) => at === pointer(move))
      .map(({ seat }) => seat);
  }

  lookAt(move: string | null, tapped = false): void {
    this.aim = move;
    this.tapped = tapped;
  }

  putBack(): void {
    this.lookAt(null);
  }

  /** On one's turn the move is made (the house answers where it may not be); else it is shown to team mates. */
  choose(move: string): void {
    if (this.watches) return;
    if (this.mine) {
      this.#table().play(move);
      this.putBack();
    } else {
      this.pointing = this.pointing === pointer(move) ? null : pointer(move);
      this.#table().point(this.pointing);
    }
  }
}
