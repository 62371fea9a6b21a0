/** What happened since this browser last showed a table: played first, or offered where it would be too much or must not move. */
import { announce } from './announce.svelte';
import { takenBack } from './lines';
import { recall, remember } from './memory';
import type { Entry, Frame } from './messages';
import { isStill, pace } from './motion';
import { followed } from './sequence';

/** More moves than this are not played without being asked for. */
const AT_MOST = 40;
/** How long the position as it was last seen stands before it changes. */
const FIRST_LOOK = 900;

/** A moment of the past that is looked at instead of now. */
export interface Past {
  frames: Frame[];
  at: number;
  eye: number;
}

/** The part of a table's room that a look back needs. */
interface Room {
  readonly id: string;
  past: Past | null;
  lookBack(number: number): Promise<void>;
  step(at: number): void;
  tell(entry: Entry): string;
}

/** How many moves of players after an event still stand. */
export function missedMoves(log: Entry[], seen: number): number {
  const gone = takenBack(log);
  return log.filter(({ kind, seat, number }) => kind === 'move' && seat !== -1 && number > seen && !gone.has(number))
    .length;
}

export class Away {
  /** How many moves were missed; none once they have been shown or skipped. */
  missed = $state(0);
  isPlaying = $state(false);

  readonly #room: Room;
  #since = 0;
  #shown: Past | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(room: Room) {
    this.#room = room;
  }

  /** The table as it is now has come: whoever was here before is first shown what was missed. */
  welcome(log: Entry[]): void {
    const seen = Number(recall(`seen-${this.#room.id}`));
    if (!seen || this.missed > 0) return;
    this.#since = seen;
    this.missed = missedMoves(log, seen);
    if (this.missed > 0 && this.missed <= AT_MOST && !isStill() && !document.hidden) void this.play();
  }

  /** From here on it has been seen. */
  note(number: number): void {
    if (this.missed === 0 && !document.hidden) remember(`seen-${this.#room.id}`, String(number));
  }

  /** Go back to what was last seen, and from there to now: by itself, or step by step where nothing should move. */
  async play(): Promise<void> {
    this.isPlaying = !isStill();
    try {
      await this.#room.lookBack(this.#since);
    } catch {
      return this.skip();
    }
    if (this.missed === 0) {
      this.#room.past = null; // skipped before it was here
      return;
    }
    if (!this.isPlaying) {
      this.missed = 0;
      return;
    }
    this.#shown = this.#room.past;
    this.#timer = setTimeout(this.#next, pace(FIRST_LOOK));
  }

  /** To the present. */
  skip(): void {
    if (this.isPlaying) this.#room.past = null;
    this.close();
  }

  close(): void {
    clearTimeout(this.#timer);
    this.missed = 0;
    this.isPlaying = false;
  }

  #next = (): void => {
    const past = this.#room.past;
    // Whoever looks at another moment meanwhile wants that one.
    if (past !== this.#shown) return this.close();
    if (!past || past.at >= past.frames.length - 1) return this.skip();
    const { entry } = past.frames[past.at + 1]!;
    this.#room.step(past.at + 1);
    this.#shown = this.#room.past;
    announce(this.#room.tell(entry));
    this.#timer = setTimeout(this.#next, pace(followed(entry.seat, past.frames.length - past.at - 2)));
  };
}
