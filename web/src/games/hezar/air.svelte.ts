/** Cards in the air: where they start is measured before the board changes, where they land after it has. */
import { untrack } from 'svelte';
import type { Entry } from '../../lib/messages';
import { isStill } from '../../lib/motion';
import { flightsOf, type Flight, type Scene } from './flights';
import type { Hold } from './hold.svelte';

export interface InAir extends Flight {
  id: string;
  start: DOMRect | null;
}

interface Moment extends Scene {
  last: Entry | null;
  lastMove: string | null;
}

export class Air {
  flights = $state.raw<InAir[]>([]);

  #before: (Scene & { number: number }) | null = null;
  readonly #board: () => HTMLElement | undefined;
  readonly #hold: Hold;

  constructor(moment: () => Moment, board: () => HTMLElement | undefined, hold: Hold) {
    this.#board = board;
    this.#hold = hold;
    $effect.pre(() => {
      const now = moment();
      untrack(() => this.#look(now));
    });
  }

  find(anchor: string): HTMLElement | null {
    const what = anchor.startsWith('[') ? anchor : `[data-anchor="${anchor}"]`;
    return this.#board()?.querySelector(what) ?? null;
  }

  land({ id }: InAir): void {
    this.flights = this.flights.filter((flight) => flight.id !== id);
  }

  #look({ view, thrones, last, lastMove }: Moment): void {
    const before = this.#before;
    const number = last?.number ?? 0;
    this.#before = { view, thrones, number };
    const dropped = this.#hold.dropped;
    if (before?.number === number) return;
    this.#hold.dropped = null;
    if (!before || !last || !lastMove || number !== before.number + 1 || last.kind !== 'move' || isStill()) return;
    const launched = flightsOf(lastMove, last.seat ?? -1, before, { view, thrones });
    this.flights = [
      ...this.flights,
      ...launched.map((flight, i) => ({
        ...flight,
        id: `${number}-${i}`,
        start: (i === 0 && dropped) || (this.find(flight.from)?.getBoundingClientRect() ?? null),
      })),
    ];
  }
}
