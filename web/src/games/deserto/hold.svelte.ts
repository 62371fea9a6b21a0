/** What a player holds for the moment: nothing here is a move until it is played, and all of it can be put back for free. */
import type { LegalMove } from '../../lib/messages';
import { CELLS, gift, placing, readMove, type Kind } from './cards';
import type { DesertoForesight, DesertoView } from './view';

interface Table {
  view: DesertoView;
  moves: (LegalMove & { foresight: DesertoForesight })[];
  suggested: string | null;
  play: (move: string) => void;
}

export class Hold {
  /** The place in the hand of the card taken up. */
  card = $state<number | null>(null);
  /** The cell that is looked at with it. */
  aim = $state<number | null>(null);
  /** The card is to be given away, not played. */
  giving = $state(false);
  /** The aim was taken by a finger: a second tap plays. */
  tapped = $state(false);
  /** Where a dragged card was let go, for the flight that follows. */
  dropped: DOMRect | null = null;

  readonly #table: () => Table;

  /** The table is asked for anew each time: it changes under our hands. */
  constructor(table: () => Table) {
    this.#table = table;
  }

  get mine(): boolean {
    return this.#table().moves.length > 0;
  }

  get kind(): Kind | null {
    return this.card === null ? null : (this.#table().view.hand[this.card] ?? null);
  }

  /** What is suggested next: a card to take, and once it is taken, the cell where it goes. */
  get suggestion(): { kind: Kind | null; cell: number | null } {
    const move = this.#table().suggested;
    if (!move || this.giving) return { kind: null, cell: null };
    const { kind, cell } = readMove(move);
    return this.kind === kind ? { kind: null, cell } : { kind, cell: null };
  }

  /** What a card would bring on a cell; nothing where it may not go. */
  foresee(kind: Kind | null, cell: number): DesertoForesight | null {
    if (!kind) return null;
    return this.#table().moves.find(({ move }) => move === placing(kind, cell))?.foresight ?? null;
  }

  /** The cells where a card may go. */
  places(kind: Kind | null): number[] {
    return CELLS.map((_, cell) => cell).filter((cell) => this.foresee(kind, cell));
  }

  /** What the card held would bring where it is aimed. */
  get foreseen(): DesertoForesight | null {
    return this.aim === null || this.giving ? null : this.foresee(this.kind, this.aim);
  }

  take(index: number): void {
    if (!this.mine || index >= this.#table().view.hand.length) return;
    this.card = index;
    this.aim = null;
  }

  lookAt(cell: number | null, tapped = false): void {
    this.aim = this.card === null || this.giving ? null : cell;
    this.tapped = tapped;
  }

  /** To pass is to choose a card for the previous player; asked again, it is forgotten. */
  pass(): void {
    if (!this.mine) return;
    this.giving = !this.giving;
    this.aim = null;
  }

  putBack(): void {
    this.card = null;
    this.aim = null;
    this.giving = false;
    this.tapped = false;
  }

  /** Play the card held on a cell. Where it may not go, the house says why, and the card stays in hand. */
  playOn(cell: number): void {
    const kind = this.kind;
    if (!kind || this.giving) return;
    const legal = this.foresee(kind, cell);
    this.#table().play(placing(kind, cell));
    if (legal) this.putBack();
    else this.aim = null;
  }

  give(): void {
    if (!this.kind || !this.giving) return;
    this.#table().play(gift(this.kind));
    this.putBack();
  }
}
