/** What this browser saw of a table's shuffle while it happened: the house cannot tell it otherwise later. */
import { commitment, newNonce } from './fair';
import { forget, keysOf, recall, remember } from './memory';
import type { Entry, Fairness, TableInfo } from './messages';
import { NATURE } from './sequence';

/** What the draws follow from, before a nonce is opened and after it. */
export type Sealed = Pick<Fairness, 'rules' | 'words' | 'commitments' | 'called_off'>;
export type Fixed = Pick<Fairness, 'rules' | 'words' | 'nonces' | 'called_off'>;

/** The first and the last of some events that follow each other. */
type Span = [number, number];

export interface Seen {
  /** When this table was first seen here. */
  since: number;
  /** The hash of the seed, as it was first told. */
  promise: string;
  /** All nonces that this browser has made, by seat. */
  own: Record<number, string[]>;
  /** Those of them that left this browser, with what was sealed just before: whatever is otherwise later was chosen. */
  opened: Record<string, Sealed>;
  /** What was fixed when the game began, and which seats were one's own then or later. */
  fixed: Fixed | null;
  seats: number[];
  /** Whether those who sit here have read that none of their numbers is among them. */
  heard: boolean;
  /** Between which events it missed none; and whether it was there before the start, and after the end. */
  watched: Span[];
  lobby: boolean;
  over: boolean;
  /** Nature's moves by the number of their event, as each of this browser's eyes saw them. */
  draws: Record<number, string[]>;
}

/** A browser remembers so many tables; the oldest are forgotten first. */
const TABLES = 60;
const KEY = 'witness-';

export class Witness {
  #seen: Seen;
  readonly #key: string;

  constructor(table: string, promise: string) {
    this.#key = `${KEY}${table}`;
    this.#seen = unseen(promise);
    this.#note(() => undefined);
    for (const old of tooOld()) forget(old);
  }

  /** All that was seen here, in any tab of this browser. */
  get seen(): Seen {
    const kept = read(this.#key);
    if (kept) this.#seen = together(kept, this.#seen);
    return this.#seen;
  }

  /** The nonce to commit to for a seat: the same until it is opened. */
  nonce(seat: number): string {
    const { own, opened } = this.seen;
    const known = own[seat]?.findLast((nonce) => !opened[nonce]);
    if (known) return known;
    const fresh = newNonce();
    this.#note((seen) => (seen.own[seat] = [...(seen.own[seat] ?? []), fresh]));
    return fresh;
  }

  /**
   * The nonce that opens what a seat has committed to, if it was made here (another device opens its own).
   * What was sealed before it left this browser for the first time is noted, and must not change any more.
   */
  open(seat: number, { rules, words, commitments, called_off }: Fairness): string | null {
    const nonce = this.seen.own[seat]?.find((one) => commitment(one) === commitments[seat]);
    if (nonce) this.#note((seen) => (seen.opened[nonce] ??= { rules, words, commitments, called_off }));
    return nonce ?? null;
  }

  /** Note what was fixed, once the game has begun, whether it is over, and every seat that is one's own from then on. */
  lookAt({ status, seats, fairness: { rules, words, nonces, called_off } }: TableInfo): void {
    const { fixed, seats: known, lobby, over } = this.#seen;
    if (status === 'gathering') return lobby ? undefined : this.#note((seen) => (seen.lobby = true));
    const news = seats.flatMap(({ yours }, seat) => (yours && !known.includes(seat) ? [seat] : []));
    const isOver = status === 'over';
    if (fixed && news.length === 0 && (over || !isOver)) return;
    this.#note((seen) => {
      seen.over ||= isOver;
      seen.fixed ??= { rules, words, nonces, called_off };
      seen.seats = union(seen.seats, news);
    });
  }

  /** What was said about the start need not be said again. */
  hear(): void {
    this.#note((seen) => (seen.heard = true));
  }

  /** Note what nature did, and that nothing was missed between events that follow each other. */
  note(entries: Entry[]): void {
    const isNews = ({ kind, seat, number, moves }: Entry) => {
      const known = this.#seen.draws[number];
      return kind === 'move' && seat === NATURE && !(known && moves?.every((move) => known.includes(move)));
    };
    this.#seen.watched = joined([...this.#seen.watched, ...entries.map(({ number }): Span => [number, number])]);
    const news = entries.filter(isNews);
    if (news.length === 0 && entries.length < 2) return; // is kept with the next draw
    this.#note((seen) => {
      for (const { number, moves } of news) seen.draws[number] = union(seen.draws[number], moves ?? []);
    });
  }

  #note(change: (seen: Seen) => void): void {
    change(this.seen);
    remember(this.#key, JSON.stringify(this.#seen));
  }
}

export const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

const union = <T>(one: T[] = [], other: T[] = []): T[] => [...new Set([...one, ...other])];

const united = (one: Record<number, string[]>, other: Record<number, string[]>): Record<number, string[]> =>
  Object.fromEntries(
    Object.keys({ ...one, ...other }).map((key) => [key, union(one[Number(key)], other[Number(key)])]),
  );

/** Spans in their order, those that overlap or follow each other as one. */
function joined(spans: Span[]): Span[] {
  const all: Span[] = [];
  for (const [from, to] of spans.toSorted(([one], [other]) => one - other)) {
    const last = all.at(-1);
    if (last && from <= last[1] + 1) last[1] = Math.max(last[1], to);
    else all.push([from, to]);
  }
  return all;
}

/** What a browser has seen that has seen nothing yet. */
const unseen = (promise: string): Seen => ({
  since: Date.now(),
  promise,
  own: {},
  opened: {},
  fixed: null,
  seats: [],
  heard: false,
  watched: [],
  lobby: false,
  over: false,
  draws: {},
});

/** What two tabs of one browser have seen; what was kept first counts. */
function together(kept: Seen, here: Seen): Seen {
  return {
    since: kept.since,
    promise: kept.promise,
    own: united(kept.own, here.own),
    opened: { ...here.opened, ...kept.opened },
    fixed: kept.fixed ?? here.fixed,
    seats: union(kept.seats, here.seats),
    heard: kept.heard || here.heard,
    watched: joined([...kept.watched, ...here.watched]),
    lobby: kept.lobby || here.lobby,
    over: kept.over || here.over,
    draws: united(kept.draws, here.draws),
  };
}

/** What was kept; what an older Serai has kept in another form is of no use, and some of it was not kept at all. */
function read(key: string): Seen | null {
  const kept = recall(key);
  const seen = kept === null ? null : (JSON.parse(kept) as Seen);
  return seen?.opened ? { ...unseen(seen.promise), ...seen } : null;
}

function tooOld(): string[] {
  const tables = keysOf(KEY).map((key) => ({ key, since: read(key)?.since ?? 0 }));
  return tables
    .sort((one, other) => other.since - one.since)
    .slice(TABLES)
    .map(({ key }) => key);
}
