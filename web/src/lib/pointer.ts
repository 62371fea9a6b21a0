/** Pointing follows the hand, but the house is told no faster than others can look. */
const EVERY = 250;

export class Pointer {
  /** What the house was told last; undefined where it may have forgotten it. */
  #told: string | null | undefined = null;
  #next: string | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #tell: (at: string | null) => void;

  constructor(tell: (at: string | null) => void) {
    this.#tell = tell;
  }

  point(at: string | null): void {
    this.#next = at;
    if (!this.#timer) this.#say();
  }

  /** A move was made: whatever was pointed at may be forgotten by all. */
  forget(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#told = undefined;
    this.#next = null;
  }

  #say = (): void => {
    this.#timer = undefined;
    if (this.#next === this.#told) return;
    this.#tell((this.#told = this.#next));
    this.#timer = setTimeout(this.#say, EVERY);
  };
}
