/** When the end of a game is told: first by the board, on the table; then the house speaks of it. */
import type { Ended, Telling } from '../games/front';
import type { Entry, Outcome } from './messages';
import { isStill } from './motion';

/** The part of a table's room that the end depends on. */
interface Room {
  readonly table: { outcome: Outcome | null } | null;
  readonly scene: { last: Entry | null } | null;
  readonly past: unknown;
  readonly away: { isPlaying: boolean };
  readonly live: { stage: { busy: boolean } };
}

export class Ending {
  /** Whether the board still tells something, as a reveal or the final count. */
  isTelling = $state(false);
  /** Whether that is only there to be read. */
  isReading = false;
  #begun = $state(false);
  #told = $state(false);
  readonly #room: Room;

  /** How the game ended, where nothing else is looked at. */
  readonly outcome: Outcome | null = $derived.by(() => {
    const { table, past, away, live } = this.#room;
    return past || away.isPlaying || live.stage.busy ? null : (table?.outcome ?? null);
  });
  /** What the board is given: at once where it was told before or skipped, or the page came after it. */
  readonly given: Ended | null = $derived.by(() =>
    this.outcome ? { outcome: this.outcome, atOnce: this.#told || this.#room.scene?.last === null || isStill() } : null,
  );
  /** Whether everyone may know how it ended: from then on, whatever is looked at or told again. */
  readonly isTold: boolean = $derived.by(
    () => (this.given?.atOnce ?? false) || (this.#told && (this.#room.table?.outcome ?? null) !== null),
  );

  constructor(room: Room) {
    this.#room = room;
  }

  /** The board says whether it tells something. */
  tells = (telling: Telling): void => {
    this.isTelling = telling !== false;
    this.isReading = telling === 'reading';
    if (this.#begun && !telling) this.#told = true;
  };

  /** The board has been drawn with the end: if it does not tell it, there is nothing to wait for. */
  begin = (): void => {
    this.#begun = true;
    if (!this.isTelling) this.#told = true;
  };

  /** Wait no longer. */
  skip = (): void => void (this.#told = true);

  /** The game goes on. */
  forget = (): void => {
    this.#begun = this.#told = false;
  };
}
