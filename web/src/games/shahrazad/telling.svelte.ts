/** Who tells the count: one step after another, at a pace that can be followed, stopped, skipped and heard again. */
import { isStill, pace } from '../../lib/motion';
import { stepsOf, type Step } from './telling';
import type { ShahrazadView } from './view';

const PACE_MS = 1900;

export class Telling {
  /** The table that is told about, kept even if the game has gone on meanwhile; nothing when all is told. */
  scene = $state.raw<ShahrazadView | null>(null);
  #at = $state(0);
  #timer: ReturnType<typeof setTimeout> | undefined;

  readonly steps: Step[] = $derived(this.scene?.count ? stepsOf(this.scene.count) : []);

  get step(): Step | null {
    return this.steps[this.#at] ?? null;
  }

  /** Whether a step has been told already, or is being told. */
  has(id: Step['id']): boolean {
    const place = this.steps.findIndex((step) => step.id === id);
    return !this.scene || place < 0 || place <= this.#at;
  }

  begin(scene: ShahrazadView): void {
    this.scene = scene;
    this.#at = 0;
    this.#wait();
  }

  next(): void {
    if (this.#at + 1 < this.steps.length) {
      this.#at += 1;
      this.#wait();
    } else this.end();
  }

  end(): void {
    clearTimeout(this.#timer);
    this.scene = null;
  }

  #wait(): void {
    clearTimeout(this.#timer);
    // Where nothing moves by itself, the reader goes on.
    if (!isStill()) this.#timer = setTimeout(() => this.next(), pace(PACE_MS));
  }
}
