/** Where a note stands: beside what was touched, and on nobody else's hand or score. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Free room between a note, what was touched and the edge of the screen. */
const GAP = 10;
/** What a finger or a pointer touches where there is nothing to stand beside. */
const TIP = 20;
/** Something larger is a ground on which one has touched a point. */
const LARGE = 320;

const overlap = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top));

const within = (at: number, size: number, room: number): number => Math.max(GAP, Math.min(room - size - GAP, at));

/** Under what was touched, or over it, or at its side, in the middle or in line with an edge: the first place where it
    covers least of that and of what it must not. */
export function beside(
  touched: Box,
  note: { width: number; height: number },
  room: { width: number; height: number },
  spared: Box[],
): Box {
  const right = touched.left + touched.width;
  const bottom = touched.top + touched.height;
  const across = [(touched.left + right - note.width) / 2, touched.left, right - note.width];
  const down = [(touched.top + bottom - note.height) / 2, touched.top, bottom - note.height];
  const places = [
    ...across.map((left) => ({ left, top: bottom + GAP })),
    ...across.map((left) => ({ left, top: touched.top - note.height - GAP })),
    ...down.map((top) => ({ left: right + GAP, top })),
    ...down.map((top) => ({ left: touched.left - note.width - GAP, top })),
  ].map(({ left, top }) => ({
    left: within(left, note.width, room.width),
    top: within(top, note.height, room.height),
    ...note,
  }));
  const covered = places.map((place) => [touched, ...spared].reduce((sum, box) => sum + overlap(place, box), 0));
  return places[covered.indexOf(Math.min(...covered))]!;
}

const boxOf = (element: Element): Box => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { left, top, width, height };
};

/** What was touched last, as long as it is there; by keys, what has the focus. */
export class Touched {
  #point: Box | null = null;
  #element: Element | null = null;

  /** A pointer went down somewhere, or up: then what it carried is not what lies there. */
  at({ clientX, clientY }: PointerEvent): void {
    this.#point = { left: clientX - TIP, top: clientY - TIP, width: 2 * TIP, height: 2 * TIP };
    this.#element = document.elementFromPoint(clientX, clientY)?.closest('button') ?? null;
  }

  /** A key was pressed: what has the focus counts from now on. */
  byKey(): void {
    this.#point = null;
    this.#element = null;
  }

  box(): Box | null {
    const element = this.#point ? this.#element : document.activeElement;
    const box = element?.isConnected && element.matches('button') ? boxOf(element) : null;
    return box && box.width > 0 && Math.max(box.width, box.height) <= LARGE ? box : this.#point;
  }
}

/** All of some elements that can be seen. */
export const boxesOf = (selector: string): Box[] => [...document.querySelectorAll(selector)].map(boxOf);
