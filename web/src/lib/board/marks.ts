/**
 * What a board marks of the last move, at each moment of the game. The events that follow leave a mark as it is; as what
 * led to other moments is known only from having seen them, the marks seen so far are kept by the number of their event.
 */
export class Marks<Mark> {
  readonly #seen = new Map<number, Mark>();
  readonly #none: Mark;

  /** `none`: where nobody has seen what went before. */
  constructor(none: Mark) {
    this.#none = none;
  }

  /** The mark after an event that `made` it, or that leaves the one before where that is undefined. */
  at(number: number, made: Mark | undefined): Mark {
    const before = this.#seen.has(number - 1) ? number - 1 : number;
    if (made === undefined && !this.#seen.has(before)) return this.#none;
    const mark = made !== undefined ? made : (this.#seen.get(before) as Mark);
    this.#seen.set(number, mark);
    return mark;
  }
}
