/** The tile that a player tries on the table, and what the two show each other. */
import { Attempt } from '../../lib/board/attempt.svelte';
import { ruleAgainst } from './forbidden';
import { keyOf } from './grid';
import { choosing, keeping, placing, readMove } from './tiles';
import type { Laid, Place, ShahrazadForesight, ShahrazadView, Trial } from './view';

export class Hold extends Attempt<ShahrazadView, ShahrazadForesight> {
  /** The tile taken up from the hand, before it is chosen for all to see. */
  taken = $state<number | null>(null);
  /** The place that is looked at. */
  aim = $state<string | null>(null);
  /** The column that is looked at, when one is to be kept. */
  column = $state<number | null>(null);
  /** The rule by which the tile taken up cannot go where it was tried. */
  forbidden = $state<string | null>(null);
  /** A tile on its way to the house and back: it lies in its place already. */
  pending = $state.raw<Laid | null>(null);
  /** The place to play as soon as the tile is chosen. */
  #next: Place | null = null;

  /** The tile whose place is sought: the one chosen, or the one tried. */
  get tile(): number | null {
    const { view } = this.table();
    return this.mine && view.phase === 'placing' ? view.chosen : this.taken;
  }

  /** Somebody else is to be shown the tile and asked: then choosing and placing are two steps. */
  get asks(): boolean {
    const { seats, eye } = this.table();
    return seats.some((seat, place) => place !== eye && seat.kind === 'person');
  }

  /** Somebody else, a bot too, has something to say about where a tile goes, once it is shown. */
  get hasPartner(): boolean {
    const { seats, eye } = this.table();
    return seats.some((seat, place) => place !== eye && seat.kind !== 'open');
  }

  /** Where the tile may go, and what it would bring there. */
  get trials(): Map<string, Trial> {
    const { view, moves } = this.table();
    if (view.phase === 'choosing' && this.taken !== null) {
      return new Map((this.foresee(choosing(this.taken))?.places ?? []).map((trial) => [keyOf(trial), trial]));
    }
    return new Map(
      moves.flatMap(({ move, foresight }) => {
        const read = readMove(move);
        return read?.does === 'at' ? [[keyOf(read.place), { ...read.place, ...foresight }]] : [];
      }),
    );
  }

  get foreseen(): Trial | null {
    return this.aim === null ? null : (this.trials.get(this.aim) ?? null);
  }

  /** This player may show the other a place, or a column. */
  get advises(): 'at' | 'keep' | null {
    const { view, eye } = this.table();
    if (this.mine || eye < 0 || view.turn === null || view.turn === eye) return null;
    return view.phase === 'placing' ? 'at' : view.phase === 'keeping' ? 'keep' : null;
  }

  /** Whether this is the place that a guided game or the coach leads to. */
  isSuggested(place: Place): boolean {
    return this.table().suggested === placing(place);
  }

  /** Take a tile up. A guided game asks for its tile, and gets it at once. */
  take(tile: number): void {
    const { view, suggested, play } = this.table();
    if (!this.mine) return;
    this.#next = null;
    this.pending = null;
    this.forbidden = null;
    if (view.phase !== 'choosing' || suggested === choosing(tile)) {
      play(choosing(tile));
      return;
    }
    this.taken = tile;
    this.aim = null;
  }

  lookAt(place: Place | null, tapped = false): void {
    this.aim = place && this.tile !== null ? keyOf(place) : null;
    this.tapped = tapped;
    if (this.foreseen) this.forbidden = null;
  }

  lookAtColumn(column: number | null, tapped = false): void {
    this.column = column;
    this.tapped = tapped;
  }

  putBack(): void {
    this.taken = null;
    this.aim = null;
    this.column = null;
    this.tapped = false;
    this.forbidden = null;
  }

  /** Show the tile taken up: from then on it is chosen. */
  show(): void {
    this.forbidden = null;
    if (this.taken !== null) this.table().play(choosing(this.taken));
  }

  /** Lay the tile on a place. Where it may not go, the rule is said, and the tile stays in hand: one that nobody has seen yet is not shown by a slip. */
  playOn(place: Place): void {
    const { view, play } = this.table();
    if (this.tile === null || !this.mine) return;
    const allowed = this.trials.has(keyOf(place));
    if (view.phase !== 'placing' && !allowed) {
      this.forbidden = ruleAgainst(place, view);
      return;
    }
    if (allowed && (view.phase === 'placing' || !this.asks)) this.pending = { tile: this.tile, ...place };
    if (view.phase === 'placing') {
      play(placing(place));
    } else {
      if (!this.asks) this.#next = place;
      this.show();
    }
  }

  /** The moment has changed: a tile just chosen goes on to its place, if it is known; all else is put back. */
  settle(): void {
    const { view, eye, play } = this.table();
    const deciding = view.turn === eye && (view.phase === 'choosing' || view.phase === 'placing');
    if (deciding && !this.mine) return; // what we asked for is on its way
    const next = this.#next;
    this.#next = null;
    if (view.phase !== 'placing' || !deciding) {
      this.pending = null;
      this.putBack();
      return;
    }
    this.taken = null;
    if (next) play(placing(next));
  }

  /** Ask for what cannot be, so that the house says why. */
  ask(move: string): void {
    this.table().play(move);
  }

  keep(column: number): void {
    this.table().play(keeping(column));
  }
}
