/** Dragging a piece: a press that goes far enough takes it up, and where it is let go decides what becomes of it. */

/** How far a pointer must go before a press becomes a drag. */
const SLOP = 7;

interface Wishes<Piece> {
  may: (piece: Piece) => boolean;
  take: (piece: Piece) => void;
  /** It is over something else now. */
  over: (event: PointerEvent) => void;
  /** It was let go, its picture in this box. */
  drop: (event: PointerEvent, piece: Piece, box: DOMRect) => void;
  putBack: () => void;
}

/** What of that kind lies under a pointer, whatever lies above it. */
export const under = (event: PointerEvent, what: string): HTMLElement | null =>
  document
    .elementsFromPoint(event.clientX, event.clientY)
    .map((element) => element.closest<HTMLElement>(what))
    .find((element) => element !== null) ?? null;

export class Drag<Piece> {
  #pressed = $state<{ piece: Piece; x: number; y: number; dx: number; dy: number; far: boolean } | null>(null);
  #ended = false;
  readonly #wishes: Wishes<Piece>;

  constructor(wishes: Wishes<Piece>) {
    this.#wishes = wishes;
  }

  carries(piece: Piece): boolean {
    return this.#pressed !== null && this.#pressed.far && this.#pressed.piece === piece;
  }

  /** How far a piece has been carried from its place, for its style. */
  shift(piece: Piece): string | null {
    return this.carries(piece) ? `translate(${this.#pressed!.dx}px, ${this.#pressed!.dy}px)` : null;
  }

  /** Whether a click is one, and not the end of a drag. */
  isClick(): boolean {
    const ended = this.#ended;
    this.#ended = false;
    return !ended;
  }

  press(event: PointerEvent, piece: Piece): void {
    if (!this.#wishes.may(piece) || event.button !== 0) return;
    this.#ended = false;
    this.#pressed = { piece, x: event.clientX, y: event.clientY, dx: 0, dy: 0, far: false };
    (event.currentTarget as HTMLElement).setPointerCapture(event.pointerId);
  }

  move = (event: PointerEvent): void => {
    const pressed = this.#pressed;
    if (!pressed) return;
    pressed.dx = event.clientX - pressed.x;
    pressed.dy = event.clientY - pressed.y;
    if (!pressed.far && Math.hypot(pressed.dx, pressed.dy) < SLOP) return;
    if (!pressed.far) this.#wishes.take(pressed.piece);
    pressed.far = true;
    this.#wishes.over(event);
  };

  drop = (event: PointerEvent): void => {
    const pressed = this.#pressed;
    const box = (event.currentTarget as HTMLElement).getBoundingClientRect();
    this.#pressed = null;
    if (!pressed?.far) return;
    this.#ended = true;
    this.#wishes.drop(event, pressed.piece, box);
  };

  cancel = (): void => {
    if (this.#pressed?.far) this.#wishes.putBack();
    this.#pressed = null;
  };
}
