/** What this browser saw of a table's shuffle while it happened: the house cannot tell it otherwise later. */
import { newNonce } from './fair';
import { forget, keysOf, recall, remember } from './memory';
import type { Entry, Fairness, TableInfo } from './messages';
import { NATURE } from './sequence';

export interface Seen {
  /** When this table was first seen here. */
  since: number;
  /** The hash of the seed, as it was first told. */
  promise: string;
  /** This browser's own nonces, by seat, and those of them that others have seen. */
  own: Record<number, string>;
  spent: string[];
  /** What was fixed when the game began. */
  fixed: Pick<Fairness, 'words' | 'nonces'> | null;
  /** Nature's moves by the number of their event, as each of this browser's eyes saw them. */
  draws: Record<number, string[]>;
}

/** A browser remembers so many tables; the oldest are forgotten first. */
const TABLES = 60;
const KEY = 'witness-';

export class Witness {
  readonly seen: Seen;
  readonly #key: string;

  constructor(table: string, promise: string) {
    this.#key = `${KEY}${table}`;
    this.seen = read(this.#key) ?? { since: Date.now(), promise, own: {}, spent: [], fixed: null, draws: {} };
    this.#keep();
    for (const old of tooOld()) forget(old);
  }

  /** This browser's nonce for a seat: the same until others have seen it. */
  nonce(seat: number): string {
    const known = this.seen.own[seat];
    if (known && !this.seen.spent.includes(known)) return known;
    const fresh = newNonce();
    this.seen.own[seat] = fresh;
    this.#keep();
    return fresh;
  }

  /** The nonce is known to others from now on. */
  spend(nonce: string): void {
    if (this.seen.spent.includes(nonce)) return;
    this.seen.spent.push(nonce);
    this.#keep();
  }

  /** Note what was fixed, once the game has begun; a start that was called off has spent nonces for nothing. */
  lookAt({ status, fairness: { words, nonces, waiting } }: TableInfo): void {
    if (status !== 'gathering') {
      if (this.seen.fixed) return;
      this.seen.fixed = { words, nonces };
    } else if (waiting.length === 0)
      for (const [seat, nonce] of Object.entries(this.seen.own))
        if (this.seen.spent.includes(nonce)) delete this.seen.own[Number(seat)];
    this.#keep();
  }

  /** Note what nature did; the first telling counts. */
  note(entries: Entry[]): void {
    const news = entries.filter(
      ({ kind, seat, number }) => kind === 'move' && seat === NATURE && !this.seen.draws[number],
    );
    if (news.length === 0) return;
    for (const { number, moves } of news) this.seen.draws[number] = moves ?? [];
    this.#keep();
  }

  #keep(): void {
    remember(this.#key, JSON.stringify(this.seen));
  }
}

function read(key: string): Seen | null {
  const kept = recall(key);
  return kept === null ? null : (JSON.parse(kept) as Seen);
}

function tooOld(): string[] {
  const tables = keysOf(KEY).map((key) => ({ key, since: read(key)?.since ?? 0 }));
  return tables
    .sort((one, other) => other.since - one.since)
    .slice(TABLES)
    .map(({ key }) => key);
}
