/** The tiger's visit: whom it has asked, what each has given up, and how long it stays to be seen. */
import { isStill, pace } from '../../lib/motion';
import { readMove, type Kind } from './cards';
import type { HezarView } from './view';

/** It walks across the table, and what it took is seen a moment longer than it asks. */
export const CROSSING = 2200;
const LINGERS = 1800;

export interface Happened {
  number: number;
  seat: number;
  move: string | null;
}

export class Hunt {
  /** What each seat has given up, as far as this screen has seen it. */
  taken = $state.raw<Record<number, Kind>>({});
  isCrossing = $state(false);
  #lingers = $state(false);
  #phase = $state<HezarView['phase'] | null>(null);
  #number = -1;
  #timers: ReturnType<typeof setTimeout>[] = [];

  /** Whether it is seen. */
  get isHere(): boolean {
    return this.#phase === 'tiger' || this.#lingers;
  }

  /** What has just happened, and where it has led. */
  follow(phase: HezarView['phase'], { number, seat, move }: Happened): void {
    if (number === this.#number && phase === this.#phase) return;
    const was = this.#phase;
    const comesNext = number === this.#number + 1;
    this.#number = number;
    this.#phase = phase;
    const made = comesNext && move ? readMove(move) : null;
    if (made?.does === 'turn' && made.card === 'tiger' && phase === 'tiger') this.#comes();
    else if (was === 'tiger' && made?.does === 'discard') this.taken = { ...this.taken, [seat]: made.card };
    if (was === 'tiger' && phase !== 'tiger' && comesNext && !isStill()) this.#leaves();
    else if (!comesNext && phase !== 'tiger') this.close();
  }

  close(): void {
    this.#timers.forEach(clearTimeout);
    this.#timers = [];
    this.#lingers = this.isCrossing = false;
  }

  #comes(): void {
    this.close();
    this.taken = {};
    this.isCrossing = !isStill();
    this.#timers.push(setTimeout(() => (this.isCrossing = false), pace(CROSSING)));
  }

  #leaves(): void {
    this.#lingers = true;
    this.#timers.push(setTimeout(() => (this.#lingers = false), pace(LINGERS)));
  }
}
