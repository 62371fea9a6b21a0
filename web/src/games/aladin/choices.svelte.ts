/** The move that a player looks at before choosing it. */
import { Attempt } from '../../lib/board/attempt.svelte';
import { pointer } from './pieces';
import type { AladinForesight, AladinView } from './view';

export class Choices extends Attempt<AladinView, AladinForesight> {
  /** The move that is looked at. */
  aim = $state<string | null>(null);

  /** A watcher looks and does nothing. */
  get watches(): boolean {
    return this.table().eye < 0;
  }

  /** Whether one may do anything that begins like this: `vote`, `buy`. */
  mayAny(does: string): boolean {
    return this.table().moves.some(({ move }) => move.split(' ')[0] === does);
  }

  /** Whether there are team mates to show something to. */
  get hasMates(): boolean {
    const { view, eye } = this.table();
    return view.teams.some(({ seats }) => seats.length > 1 && seats.includes(eye));
  }

  /** Whether a move is what the prompt asks for; what may be done besides is not. */
  isAsked(move: string): boolean {
    if (!this.may(move)) return false;
    const does = move.split(' ')[0];
    const { phase } = this.table().view;
    if (phase === 'buying') return does === (this.mayAny('buy') ? 'buy' : 'done');
    return phase !== 'voting' || does === (this.mayAny('vote') ? 'vote' : 'vizier');
  }

  /** Whether choosing a move would only show it to team mates: it is not one's own to make now. */
  shows(move: string): boolean {
    const { view } = this.table();
    const isPath = view.phase === 'voting' && /^(vote|vizier) /.test(move);
    const isCaptains = view.phase === 'buying' || view.phase === 'laying' || view.phase === 'dropping';
    return this.hasMates && !this.may(move) && (isPath || (isCaptains && !this.mine));
  }

  isSuggested(move: string): boolean {
    return this.table().suggested === move;
  }

  /** The seats that point at a move. */
  pointers(move: string): number[] {
    return this.table()
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

  /** It stays looked at, so that the prompt says what is missing; the house would explain the vote before a flight. */
  private tryToBuy(move: string): void {
    if (this.table().view.phase === 'buying') this.play(move);
    this.lookAt(move, true);
  }

  /** On one's turn the move is made (the house answers where it may not be); else, or where the vizier is the captain's to send, it is shown to team mates, or only looked at. */
  choose(move: string): void {
    if (this.shows(move)) {
      this.pointAt(pointer(move));
      this.putBack();
    } else if (!this.mine) this.lookAt(move, true);
    else if (move.startsWith('buy ') && !this.may(move)) this.tryToBuy(move);
    else {
      this.play(move);
      this.putBack();
    }
  }
}
