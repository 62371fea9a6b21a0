/** What a player tries for the moment: nothing of it is a move until it is played, and all of it can be put back for free. */
import { untrack } from 'svelte';
import type { BoardProps } from '../../games/front';

export type Table<View, Foresight> = Pick<
  BoardProps<View, Foresight>,
  'view' | 'eye' | 'seats' | 'moves' | 'suggested' | 'pointed' | 'play' | 'point'
>;

export abstract class Attempt<View, Foresight> {
  /** What is looked at was touched by a finger: a second tap chooses it. */
  tapped = $state(false);
  /** What this player shows the others. */
  pointing = $state<string | null>(null);
  /** Where a dragged piece was let go, for the flight that follows. */
  dropped: DOMRect | null = null;

  /** Asked for anew each time: the table changes under our hands. */
  protected readonly table: () => Table<View, Foresight>;

  constructor(table: () => Table<View, Foresight>) {
    this.table = table;
  }

  /** Whether it is this player's turn to decide. */
  get mine(): boolean {
    return this.table().moves.length > 0;
  }

  may(move: string): boolean {
    return this.table().moves.some((legal) => legal.move === move);
  }

  /** What a move would bring; nothing for one that is not allowed. */
  foresee(move: string | null): Foresight | null {
    return this.table().moves.find((legal) => legal.move === move)?.foresight ?? null;
  }

  abstract putBack(): void;

  /** Make a move; one that is allowed leaves nothing in the fingers, and of another the house says why not. */
  play(move: string): void {
    const legal = this.may(move);
    this.table().play(move);
    if (legal) this.putBack();
  }

  /** Show the others something; the same again confirms it, as everywhere. */
  pointAt(at: string): void {
    if (this.table().eye < 0 || this.pointing === at) return;
    this.pointing = at;
    this.table().point(at);
  }

  pointAtNothing(): void {
    if (this.pointing === null) return;
    this.pointing = null;
    this.table().point(null);
  }
}

/** Do something whenever a moment has passed: what was tried belonged to it. */
export function whenPassed(moment: () => string, act: () => void): void {
  const now = $derived(moment());
  $effect(() => {
    void now;
    untrack(act);
  });
}
