/** What a player holds for the moment: a tile, or the wish for a djinn. */
import { Attempt } from '../../lib/board/attempt.svelte';
import {
  floorOf,
  isSameOnBoth,
  letterOf,
  placing,
  PRICES,
  readOther,
  readPlacing,
  sameSpot,
  type DjinnName,
  type Spot,
} from './tiles';
import type { SultaniyaForesight, SultaniyaView } from './view';

/** A way to place the tile held: on which face, and what that would bring. */
export interface Way {
  mirrored: boolean;
  foresight: SultaniyaForesight;
}

export class Hold extends Attempt<SultaniyaView, SultaniyaForesight> {
  /** The tile taken up, by its name. */
  taken = $state<string | null>(null);
  mirrored = $state(false);
  /** The place that is looked at with it. */
  aim = $state<Spot | null>(null);
  /** The djinn that is about to be called. */
  djinn = $state<DjinnName | null>(null);
  /** The character whose board is about to be chosen. */
  character = $state<string | null>(null);
  /** The djinn that is looked at: what he does is told. */
  regarded = $state<DjinnName | null>(null);
  /** The tile that the mouse lies on: it is shown large. */
  eyed = $state<string | null>(null);

  /** The tile in hand: the one that the red djinn has lifted, or the one taken up. */
  get tile(): string | null {
    return this.mine ? (this.table().view.lifted ?? this.taken) : null;
  }

  readonly placings = $derived.by(() =>
    this.table().moves.flatMap(({ move, foresight }) => {
      const read = readPlacing(move);
      return read ? [{ ...read, foresight }] : [];
    }),
  );

  fits(tile: string): boolean {
    return this.placings.some((one) => one.tile === tile);
  }

  /** The places where the tile held may go, on one face or the other. */
  get spots(): Spot[] {
    const spots: Spot[] = [];
    for (const { tile, spot } of this.placings)
      if (tile === this.tile && !spots.some((known) => sameSpot(known, spot))) spots.push(spot);
    return spots.sort((a, b) => a.place - b.place);
  }

  /** How the tile held fits a place: as it is turned now if it does, else on its other face. */
  wayTo(spot: Spot): Way | null {
    const ways = this.placings.filter((one) => one.tile === this.tile && sameSpot(one.spot, spot));
    return ways.find(({ mirrored }) => mirrored === this.mirrored) ?? ways[0] ?? null;
  }

  get foreseen(): SultaniyaForesight | null {
    return this.aim && (this.wayTo(this.aim)?.foresight ?? null);
  }

  /** The face of the tile held as it would stand where it is aimed. */
  get facing(): boolean {
    return (this.aim && this.wayTo(this.aim)?.mirrored) ?? this.mirrored;
  }

  /** Whether a tile has to be taken now; before that there is a free choice. */
  get mustTake(): boolean {
    const { revealed, djinn } = this.table().view;
    return this.mine && (revealed.length > 0 || djinn !== null);
  }

  /** What one's board scores. */
  get scores(): string[] {
    const { view, eye } = this.table();
    return view.players[eye]?.scores ?? [];
  }

  /** Whether the next two tiles might be one's last roof. */
  get mayEnd(): boolean {
    const { view, eye } = this.table();
    return (view.players[eye]?.palace.filter(({ floor }) => floor === 3).length ?? 0) >= 3;
  }

  get canFlip(): boolean {
    const face = this.tile && this.table().view.tiles[this.tile];
    return !!face && !isSameOnBoth(face);
  }

  /** Take up a tile, turned as it fits somewhere; taken up again, it is turned over. */
  take(tile: string): void {
    if (!this.mine || this.table().view.lifted) return;
    this.djinn = null;
    if (this.taken === tile) {
      this.flip();
      return;
    }
    const wish = readPlacing(this.table().suggested ?? '');
    const ways = this.placings.filter((one) => one.tile === tile);
    this.taken = tile;
    this.mirrored = wish?.tile === tile ? wish.mirrored : ways.length > 0 && ways.every(({ mirrored }) => mirrored);
    this.aim = null;
  }

  flip(): void {
    if (this.canFlip) this.mirrored = !this.mirrored;
  }

  lookAt(spot: Spot | null, tapped = false): void {
    this.aim = this.tile ? spot : null;
    this.tapped = tapped;
  }

  putBack(): void {
    this.taken = null;
    this.eyed = null;
    this.mirrored = false;
    this.aim = null;
    this.tapped = false;
    this.djinn = null;
    this.character = null;
  }

  /** Think of choosing a board; of the same one again, choose it. */
  think(character: string): void {
    if (!this.mine) return;
    if (this.character === character || !this.may(`board ${character}`)) this.play(`board ${character}`);
    else this.character = character;
  }

  choose(): void {
    if (this.character) this.play(`board ${this.character}`);
  }

  /** Build the tile held. Where it may not stand, the house says why, and it stays in hand. */
  buildAt(spot: Spot): void {
    const tile = this.tile;
    if (!tile) return;
    const way = this.wayTo(spot);
    this.aim = null;
    this.play(placing(tile, way?.mirrored ?? (this.canFlip && this.mirrored), spot.place));
  }

  /** Whether there is a way to call a djinn now. */
  canCall(djinn: DjinnName): boolean {
    return this.table().moves.some(({ move }) => readOther(move).does === djinn);
  }

  /** Think of calling a djinn; of the same one again, forget it. Where he will not come, the house says why. */
  wish(djinn: DjinnName): void {
    if (!this.mine) return;
    const again = this.djinn === djinn;
    this.putBack();
    if (this.canCall(djinn)) this.djinn = again ? null : djinn;
    else this.table().play(this.#forbiddenCall(djinn));
  }

  /** Some way to call a djinn, for the house to say what forbids it. */
  #forbiddenCall(djinn: DjinnName): string {
    const { view, eye } = this.table();
    const built = view.players[eye]?.palace.find(({ tile }) => /^[brgy]\d/.test(tile));
    if (djinn === 'blue') return 'blue b 1';
    if (djinn === 'red') return built ? `red ${letterOf(built.floor)} ${built.place}` : 'red b 3';
    return djinn === 'green' ? 'green' : 'gold y';
  }

  /** Whether the djinn that is wished for can lift this tile of the palace. */
  canLift({ floor, place }: Spot): boolean {
    return this.djinn === 'red' && this.may(`red ${letterOf(floor)} ${place}`);
  }

  /** The top of a pile: for the gold djinn to look under it; it can never be taken, as the house will say. */
  touchTop(floor: number): void {
    const top = this.table().view.piles[floor]?.top;
    if (!this.mine) return;
    if (this.djinn === 'gold') this.play(`gold ${letterOf(floor)}`);
    else if (top) this.table().play(placing(top, false, 1));
  }

  /** So many tiles of a pile: revealed, or exchanged by the blue djinn. While another is wished for, nothing is revealed by a slip. */
  draw(floor: number, tiles: number): void {
    if (!this.mine) return;
    if (this.djinn === 'blue') this.play(`blue ${letterOf(floor)} ${tiles}`);
    else if (this.djinn) this.putBack();
    else this.table().play(`reveal ${letterOf(floor)} ${tiles}`);
  }

  get price(): number {
    return this.djinn ? PRICES[this.djinn] : 0;
  }

  // What a guided game would have one touch next.

  suggestsTile(tile: string): boolean {
    return this.mine && this.tile !== tile && readPlacing(this.table().suggested ?? '')?.tile === tile;
  }

  suggestsSpot(spot: Spot): boolean {
    const wish = readPlacing(this.table().suggested ?? '');
    if (wish) return wish.tile === this.tile && sameSpot(wish.spot, spot);
    const { does, floor, number } = readOther(this.table().suggested ?? '');
    return does === 'red' && this.djinn === 'red' && sameSpot({ floor, place: number }, spot);
  }

  suggestsBoard(character: string): boolean {
    return this.mine && this.character !== character && this.table().suggested === `board ${character}`;
  }

  get suggestsChoice(): boolean {
    return this.character !== null && this.table().suggested === `board ${this.character}`;
  }

  /** A djinn to be called, or a button to be pressed. */
  suggests(what: string): boolean {
    const { does } = readOther(this.table().suggested ?? '');
    return this.mine && does === what && this.djinn !== what;
  }

  /** The green djinn, wished for, has only to be called. */
  get suggestsCall(): boolean {
    return this.djinn === 'green' && this.table().suggested === 'green';
  }

  suggestsDraw(pile: number, tiles: number): boolean {
    const { does, floor, number } = readOther(this.table().suggested ?? '');
    const ready = does === 'reveal' || (does === 'blue' && this.djinn === 'blue');
    return this.mine && ready && floor === pile && number === tiles;
  }

  suggestsPile(pile: number): boolean {
    const { does, floor } = readOther(this.table().suggested ?? '');
    return this.mine && does === 'gold' && this.djinn === 'gold' && floor === pile;
  }

  /** The floor of the tile in hand. */
  get floor(): number {
    return this.tile ? floorOf(this.tile) : -1;
  }
}
