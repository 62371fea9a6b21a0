/** When the end of a game is shown: once the board has told what it tells, at once for those who ask, and not where it was put aside. */
import type { Outcome } from './messages';

/** The part of a table's room that the end depends on. */
interface Room {
  readonly table: { outcome: Outcome | null } | null;
  readonly past: unknown;
  readonly away: { isPlaying: boolean };
  readonly live: { stage: { busy: boolean } };
}

export class Ending {
  /** Whether the board still tells something, as the final count. */
  isTelling = $state(false);
  #wish = $state<'when-told' | 'now' | 'aside'>('when-told');
  readonly #room: Room;

  /** How the game ended, where nothing else is looked at. */
  readonly outcome: Outcome | null = $derived.by(() => {
    const { table, past, away, live } = this.#room;
    return past || away.isPlaying || live.stage.busy ? null : (table?.outcome ?? null);
  });
  readonly isShown = $derived(
    this.outcome !== null && (this.#wish === 'now' || (this.#wish === 'when-told' && !this.isTelling)),
  );

  constructor(room: Room) {
    this.#room = room;
  }

  show = (): void => void (this.#wish = 'now');
  putAside = (): void => void (this.#wish = 'aside');
}
