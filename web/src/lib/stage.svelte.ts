/** The stage on which events appear one after another, at a pace that can be followed and never holds anyone up. */
import type { Entry, Eye, Happened, Picture, TableInfo } from './messages';
import { pace, unhurried } from './motion';
import { dwell, NATURE, TOO_FAR_BEHIND } from './sequence';

export interface Scene {
  table: TableInfo;
  eyes: Eye[];
  /** The last event that changed the position, or nothing at first sight. */
  last: Entry | null;
}

/** What comes within so many milliseconds and need not be followed one by one is shown at once. */
const BREATH_MS = 30;

/** How long the board may keep what follows waiting while it tells an event, and how often it is looked at. */
const LONGEST_TELLING_MS = 20_000;
const LOOK_MS = 60;

/** A last move lands before the end is told, whoever made it. */
const LAND_MS = 800;
/** Whether the board still tells the last event, shown so many milliseconds ago, while others wait. */
export type IsTelling = (waiting: Happened[], shownFor: number) => boolean;

const CHANGES_POSITION = new Set<Entry['kind']>(['start', 'move', 'undo', 'take-back']);

export class Stage {
  scene = $state.raw<Scene | null>(null);
  log = $state.raw<Entry[]>([]);
  /** Whether events still wait to be shown. */
  busy = $state(false);
  /** How many times as fast as usual moves follow one another for somebody who only watches; null: so as to hold nobody up. */
  tempo = $state<number | null>(null);
  /** Whether it stands still until somebody asks for the next event. */
  held = $state(false);

  #queue: Happened[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Whether the timer only keeps a flood of events from being drawn one by one. */
  #breathes = false;
  /** Whether the board has kept what still waits: it may have more to tell amid that, also where nothing moves. */
  #hasTold = false;
  readonly #isStill: () => boolean;
  readonly #onShown: (entry: Entry) => void;
  readonly #isTelling: IsTelling;
  #shownAt = 0;

  /** `isTelling`: whether the board still tells the last event, as a flight; what follows would give it away. */
  constructor(isStill: () => boolean, onShown: (entry: Entry) => void, isTelling: IsTelling = () => false) {
    this.#isStill = isStill;
    this.#onShown = onShown;
    this.#isTelling = isTelling;
  }

  /** Show everything as it is now, and forget what was still to be shown. */
  set(picture: Picture): void {
    this.close();
    this.held = false;
    this.scene = { table: picture.table, eyes: picture.eyes, last: null };
    this.log = picture.log;
  }

  /** What happened before all that is known of the log. */
  precede(older: Entry[]): void {
    const first = this.log[0]?.number ?? 0;
    this.log = [...older.filter(({ number }) => number < first), ...this.log];
  }

  add(event: Happened): void {
    this.#queue.push(event);
    if (this.held) this.busy = true;
    else if (!this.#timer) this.#proceed();
    else if (!this.#breathes) this.busy = true;
  }

  /** Who sits where is told at once; the rest of it when its turn has come. */
  meet(table: TableInfo): void {
    if (!this.scene) return;
    const known = this.busy ? { ...this.scene.table, seats: table.seats } : table;
    this.scene = { ...this.scene, table: known };
  }

  /** Stand still; what happens meanwhile waits. */
  hold(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.held = true;
  }

  /** Go on from where it stood still. */
  goOn(): void {
    this.held = false;
    this.#next();
  }

  /** Show the next event alone, if one waits. */
  step(): void {
    const event = this.#queue.shift();
    this.busy = this.#queue.length > 0;
    if (event) this.#show(event);
  }

  /** Stop telling and show what is now. */
  skip(): void {
    while (this.#queue.length > 0) this.#show(this.#queue.shift()!);
    this.held = false;
    this.close();
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#queue = [];
    this.busy = false;
  }

  /** Show the next event once the board has told the one before. */
  #proceed(): void {
    const next = this.#queue[0]?.entry.kind;
    if (!next || !this.#waits(next)) return this.#next();
    this.#breathes = false;
    this.#hasTold = true;
    this.busy = true;
    this.#timer = setTimeout(() => this.#proceed(), LOOK_MS);
  }

  #waits(next: Entry['kind']): boolean {
    const shownFor = Date.now() - this.#shownAt;
    if (next === 'over') return !this.#isStill() && shownFor < pace(LAND_MS);
    const inTime = shownFor < unhurried(LONGEST_TELLING_MS) && this.#queue.length <= TOO_FAR_BEHIND;
    return CHANGES_POSITION.has(next) && inTime && this.#isTelling(this.#queue, shownFor);
  }

  #next(): void {
    this.#timer = undefined;
    const event = this.#queue.shift();
    this.busy = this.#queue.length > 0;
    this.#hasTold &&= this.busy;
    if (!event) return;
    this.#show(event);
    const pause = this.#pauseAfter(event);
    this.#breathes = pause === 0;
    if (this.#breathes && this.#queue.length > 0 && !this.#hasTold) this.#proceed();
    else this.#timer = setTimeout(() => this.#proceed(), pause || BREATH_MS);
  }

  #pauseAfter({ entry, eyes }: Happened): number {
    if (this.tempo !== null) return dwell(entry, [], this.#natureNext(), false) / this.tempo;
    const own = eyes.map(({ seat }) => seat);
    return dwell(entry, own, this.#queue.length, this.#isStill());
  }

  /** How many of nature's moves follow at once: a board that is laid out need not be told piece by piece. */
  #natureNext(): number {
    const other = this.#queue.findIndex(({ entry }) => entry.seat !== NATURE);
    return other === -1 ? this.#queue.length : other;
  }

  #show(event: Happened): void {
    const last = CHANGES_POSITION.has(event.entry.kind) ? event.entry : (this.scene?.last ?? null);
    this.scene = { table: event.table, eyes: event.eyes, last };
    this.#shownAt = Date.now();
    this.log = [...this.log, event.entry];
    this.#onShown(event.entry);
  }
}
