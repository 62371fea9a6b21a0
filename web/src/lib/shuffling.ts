/** This browser's part in a table's shuffle: it commits to a nonce of its own, opens it when asked, and watches. */
import { breach, isMissing, type Breach } from './checkShuffle';
import { commitment } from './fair';
import type { Entry, TableInfo, ToHouse } from './messages';
import { Witness } from './witness';

/** The part of a table's room that the shuffle depends on. */
interface Room {
  readonly id: string;
  readonly table: TableInfo | null;
  readonly yours: number[];
  readonly live: { line: string; ask: (request: ToHouse) => boolean };
}

/** Whether the first draw may have been made: a table can also be closed before it. */
export const hasBegun = ({ status }: TableInfo): boolean => status === 'playing' || status === 'over';

export class Shuffling {
  #witness: Witness | null = null;
  readonly #room: Room;

  constructor(room: Room) {
    this.#room = room;
  }

  /** What this browser has seen, once it has seen anything. */
  get witness(): Witness | null {
    const { id, table } = this.#room;
    if (table) this.#witness ??= new Witness(id, table.fairness.seed_hash);
    return this.#witness;
  }

  /** What is wrong with the shuffle, if anything is, or that nothing of this browser's is in it; known once the game begins. */
  get alarm(): Breach | 'missing' | null {
    const { table, yours } = this.#room;
    if (!this.witness || !table || !hasBegun(table)) return null;
    const { seen } = this.witness;
    const { seed_hash, nonces } = table.fairness;
    return breach(seed_hash, table.fairness, seen) ?? (isMissing(nonces, seen, yours) ? 'missing' : null);
  }

  note(entries: Entry[]): void {
    this.witness?.note(entries);
  }

  /** Commit for each of one's own seats, or open what was committed, if the start waits for it. */
  takePart(): void {
    const { table, yours, live } = this.#room;
    const witness = this.witness;
    if (!table || !witness) return;
    witness.lookAt(table);
    if (table.status !== 'gathering' || live.line !== 'open') return;
    const { waiting, commitments } = table.fairness;
    for (const seat of yours) {
      if (waiting.length === 0 && !commitments[seat])
        live.ask({ do: 'commit', seat, commitment: commitment(witness.nonce(seat)) });
      // As long as the house waits for it: what was sent may have been lost with the line.
      const nonce = waiting.includes(seat) ? witness.open(seat, table.fairness) : null;
      if (nonce) live.ask({ do: 'reveal', seat, nonce });
    }
  }
}
