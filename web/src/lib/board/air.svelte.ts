/** Pieces in the air: where each starts is measured before the board changes, where it lands after it has. */
import { untrack } from 'svelte';
import type { Entry } from '../messages';
import { isStill, pace } from '../motion';

/** A piece on its way between two anchors of the board; times in milliseconds, at the usual speed. */
export interface Flight {
  /** The `data-anchor` where it starts; of several, the first that there is. */
  from: string | string[];
  to: string;
  delay: number;
  time: number;
  /** It comes out of the fingers of whoever moves: if they dragged it, from where they let it go. */
  held?: boolean;
  /** It stays a moment where it arrives, for all to see, and is gone. */
  shows?: boolean;
  /** What it becomes, by its selector: out of sight until it has landed. */
  lands?: string;
  /** How wide it is, for a piece that does not fill the place where it lies. */
  width?: number;
}

export type InAir<F extends Flight> = F & { id: string; start: DOMRect | null };

interface Moment<Scene> {
  scene: Scene;
  eye: number;
  last: Entry | null;
  lastMove: string | null;
}

interface Board<Scene, F extends Flight> {
  element: () => HTMLElement | undefined;
  hold: { dropped: DOMRect | null };
  flightsOf: (move: string, seat: number, before: Scene, after: Scene) => F[];
  /** Where an anchor is that no element stands for. */
  boxOf?: (anchor: string, element: HTMLElement) => DOMRect | null;
}

export class Air<Scene, F extends Flight> {
  flights = $state.raw<InAir<F>[]>([]);

  #before: { number: number; scene: Scene } | null = null;
  readonly #board: Board<Scene, F>;

  /** To be made by the board itself: only there can it look before anything changes. */
  constructor(moment: () => Moment<Scene>, board: Board<Scene, F>) {
    this.#board = board;
    $effect.pre(() => {
      const now = moment();
      untrack(() => this.#follow(now));
    });
  }

  find(what: string): HTMLElement | null {
    return this.#board.element()?.querySelector(what) ?? null;
  }

  boxOf(anchor: string): DOMRect | null {
    const element = this.#board.element();
    const found = this.find(`[data-anchor="${anchor}"]`);
    return found?.getBoundingClientRect() ?? (element && this.#board.boxOf?.(anchor, element)) ?? null;
  }

  land({ id }: InAir<F>): void {
    this.flights = this.flights.filter((flight) => flight.id !== id);
  }

  #follow({ scene, eye, last, lastMove }: Moment<Scene>): void {
    const before = this.#before;
    const number = last?.number ?? 0;
    this.#before = { number, scene };
    if (before?.number === number) return;
    const { hold, flightsOf } = this.#board;
    const dropped = last?.seat === eye ? hold.dropped : null;
    hold.dropped = null;
    if (!before || !lastMove || last?.kind !== 'move' || number !== before.number + 1) return;
    if (isStill() || document.hidden) return;
    const launched = flightsOf(lastMove, last.seat ?? -1, before.scene, scene).map((flight, i) => {
      const anchors = [flight.from].flat();
      const start = (flight.held && dropped) || anchors.map((anchor) => this.boxOf(anchor)).find(Boolean);
      const times = { time: pace(flight.time), delay: pace(flight.delay) };
      return { ...flight, ...times, id: `${number}-${i}`, start: start ?? null };
    });
    this.flights = [...this.flights, ...launched];
  }
}
