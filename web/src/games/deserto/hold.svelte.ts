/** The card that a player holds for the moment, to be played or given away. */
import { Attempt } from '../../lib/board/attempt.svelte';
import { CELLS, gift, placing, readMove, type Kind } from './cards';
import type { DesertoForesight, DesertoView } from './view';

/** What glows: a card of the hand, a cell, to pass, or to give the card held. */
interface Suggestion {
  kind: Kind | null;
  cell: number | null;
  passes: boolean;
  gives: boolean;
}
const NOTHING: Suggestion = { kind: null, cell: null, passes: false, gives: false };

export class Hold extends Attempt<DesertoView, DesertoForesight> {
  /** The place in the hand of the card taken up. */
  card = $state<number | null>(null);
  /** The cell that is looked at with it. */
  aim = $state<number | null>(null);
  /** The card is to be given away, not played. */
  giving = $state(false);

  get kind(): Kind | null {
    return this.card === null ? null : (this.table().view.hand[this.card] ?? null);
  }

  /** No card can be played: all that is left is to pass. */
  get mustPass(): boolean {
    return this.mine && this.table().view.hand.every((kind) => this.places(kind).length === 0);
  }

  /** A card is being given away, by choice or because nothing else can be done. */
  get gives(): boolean {
    return this.giving || this.mustPass;
  }

  /** What is suggested next: a card to take, and once it is taken, the cell where it goes; or to pass, then the card to give. */
  get suggestion(): Suggestion {
    const move = this.table().suggested;
    if (!move) return NOTHING;
    const { does, kind, cell } = readMove(move);
    if (does === 'pass' && !this.gives) return { ...NOTHING, passes: true };
    if (does !== 'pass' && this.gives) return NOTHING;
    if (this.kind !== kind) return { ...NOTHING, kind };
    return does === 'pass' ? { ...NOTHING, gives: true } : { ...NOTHING, cell };
  }

  /** Where the suggested card would go, to be seen before it is taken. */
  get destination(): number | null {
    const move = this.table().suggested;
    return move && !this.gives ? readMove(move).cell : null;
  }

  /** What a card would bring on a cell; nothing where it may not go. */
  foreseeOn(cell: number, kind = this.kind): DesertoForesight | null {
    return kind && this.foresee(placing(kind, cell));
  }

  /** The cells where a card may go. */
  places(kind: Kind | null): number[] {
    return CELLS.map((_, cell) => cell).filter((cell) => this.foreseeOn(cell, kind));
  }

  /** What the card held would bring where it is aimed. */
  get foreseen(): DesertoForesight | null {
    return this.aim === null || this.gives ? null : this.foreseeOn(this.aim);
  }

  take(index: number): void {
    if (!this.mine || index >= this.table().view.hand.length) return;
    this.card = index;
    this.aim = null;
  }

  lookAt(cell: number | null, tapped = false): void {
    this.aim = this.card === null || this.gives ? null : cell;
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
    if (!kind || this.gives) return;
    this.aim = null;
    this.play(placing(kind, cell));
  }

  give(): void {
    if (!this.kind || !this.gives) return;
    this.play(gift(this.kind));
  }
}
