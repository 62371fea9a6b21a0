/** The cards that a player holds for the moment, and the story that they would tell. */
import { Attempt } from '../../lib/board/attempt.svelte';
import { discarding, drawing, readMove, roleOf, telling, type Kind } from './cards';
import { AT_DISCARD, AT_SPREAD, atCard, atFace, atSultan } from './pointing';
import type { HezarForesight, HezarView } from './view';

/** A story that may be told now: which pair, to which sultan card, and what it would bring. */
export interface Story {
  move: string;
  character: Kind;
  landscape: Kind;
  sultan: string;
  foresight: HezarForesight;
}

export class Hold extends Attempt<HezarView, HezarForesight> {
  /** The places in the hand of the cards taken up: one, or two that make a pair. */
  cards = $state<number[]>([]);
  /** The sultan card that is looked at. */
  aim = $state<string | null>(null);
  /** The sultan card that was chosen while there is still a choice of pairs for it. */
  sultan = $state<string | null>(null);
  /** A draw that is looked at before it is made. */
  look = $state<string | null>(null);
  /** A story that is looked at before it is told. */
  glance = $state<Story | null>(null);

  get phase(): HezarView['phase'] {
    return this.table().view.phase;
  }

  get hand(): Kind[] {
    return this.table().view.hands[this.table().eye] ?? [];
  }

  /** The cards taken up. */
  get held(): Kind[] {
    return this.cards.map((index) => this.hand[index]!);
  }

  /** Every story that may be told now. */
  get stories(): Story[] {
    return this.table().moves.flatMap(({ move, foresight }) => {
      const told = readMove(move);
      return told.does === 'tell' ? [{ ...told, move, foresight }] : [];
    });
  }

  /** Those of them that fit what has been chosen so far. */
  get open(): Story[] {
    return this.stories.filter(
      (story) => this.held.every((kind) => uses(story, kind)) && (this.sultan ?? story.sultan) === story.sultan,
    );
  }

  storiesFor(sultan: string): Story[] {
    return this.open.filter((story) => story.sultan === sultan);
  }

  /** The one story that is being looked at: pointed out itself, or by the sultan card and the cards taken up. */
  get shown(): Story | null {
    if (this.glance) return this.glance;
    const found = this.aim === null ? [] : this.storiesFor(this.aim);
    return found.length === 1 ? found[0]! : null;
  }

  /** Whether the card in that place of the hand goes into the story looked at. */
  isShown(index: number): boolean {
    const kind = this.hand[index];
    return kind !== undefined && this.shown !== null && uses(this.shown, kind) && this.hand.indexOf(kind) === index;
  }

  /** Whether a card makes a pair that may be told with the one taken up. */
  joins(index: number): boolean {
    const [first] = this.held;
    const kind = this.hand[index];
    if (this.cards.length !== 1 || !first || !kind || this.cards[0] === index) return false;
    return roleOf(first) !== roleOf(kind) && this.open.some((story) => uses(story, kind));
  }

  /** What may be discarded by what is held: exactly one card. */
  get discard(): string | null {
    const [kind] = this.held;
    return kind && this.cards.length === 1 ? discarding(kind) : null;
  }

  /** Take up a card, add it to its pair, or lay it down again. Before the draw, the house says why not. */
  take(index: number): void {
    const kind = this.hand[index];
    if (!kind) return;
    if (!this.mine) this.pointAt(atCard(this.table().eye, kind));
    else if (this.phase === 'drawing') this.play(discarding(kind));
    else if (this.cards.includes(index)) this.cards = this.cards.filter((one) => one !== index);
    else if (this.joins(index)) this.cards = [...this.cards, index];
    else this.cards = [index];
  }

  /** Tell what is held to a sultan card; where there is a choice of pairs, it is left to be made. */
  tellTo(sultan: string): void {
    if (!this.mine || (this.held.length === 0 && this.storiesFor(sultan).length === 0)) {
      this.pointAt(atSultan(sultan));
      return;
    }
    const found = this.storiesFor(sultan);
    if (found.length === 1) this.play(found[0]!.move);
    else if (found.length > 1) this.sultan = sultan;
    else this.play(this.#attempt(sultan));
  }

  /** What somebody seems to want who offers a card to a sultan card that it does not please: its rule will answer. */
  #attempt(sultan: string): string {
    const [first] = this.held;
    const role = first && roleOf(first);
    const partner = this.held[1] ?? this.hand.find((kind) => roleOf(kind) !== role) ?? 'palace';
    if (role === 'character') return telling(first!, roleOf(partner) === 'landscape' ? partner : 'palace', sultan);
    return telling(roleOf(partner) === 'character' ? partner : 'sheherazade', first!, sultan);
  }

  /** The discard is drawn from first, and discarded on last. */
  useDiscard(): void {
    if (!this.mine) this.pointAt(AT_DISCARD);
    else if (this.discard) this.play(this.discard);
    else this.play(drawing('discard'));
  }

  useSpread(): void {
    if (this.mine) this.play(drawing('spread'));
    else this.pointAt(AT_SPREAD);
  }

  useFace(kind: Kind): void {
    if (this.mine) this.play(drawing(kind));
    else this.pointAt(atFace(kind));
  }

  putBack(): void {
    this.cards = [];
    this.aim = null;
    this.sultan = null;
    this.look = null;
    this.glance = null;
  }

  /** The seats that point at a place. */
  pointersAt(at: string): number[] {
    const { eye, pointed } = this.table();
    const others = pointed.filter((one) => one.at === at && one.seat !== eye).map(({ seat }) => seat);
    return this.pointing === at ? [eye, ...others] : others;
  }

  /** Whether the next step of a guided game is this card of the hand. */
  suggestsCard(index: number): boolean {
    const step = this.#suggestion;
    const kind = this.hand[index];
    if (!step || !kind || this.cards.includes(index) || this.hand.indexOf(kind) !== index) return false;
    if (step.does === 'discard') return step.card === kind && this.discard === null;
    return step.does === 'tell' && uses(step, kind) && !this.held.includes(kind);
  }

  suggestsSultan(sultan: string): boolean {
    const step = this.#suggestion;
    return step?.does === 'tell' && step.sultan === sultan && this.held.length === 2;
  }

  /** Whether the next step of a guided game is this move itself, its cards being held where it needs some. */
  suggests(move: string): boolean {
    if (!this.mine || this.table().suggested !== move) return false;
    if (move.startsWith('tell')) return this.held.length === 2;
    return !move.startsWith('discard') || this.discard === move;
  }

  get #suggestion() {
    const { suggested } = this.table();
    return this.mine && suggested ? readMove(suggested) : null;
  }
}

export const uses = ({ character, landscape }: { character: Kind; landscape: Kind }, kind: Kind): boolean =>
  kind === character || kind === landscape;
