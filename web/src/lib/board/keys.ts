/** Keys that are meant for the board: pressed in it, or nowhere in particular. */

interface Pressed {
  /** Where the focus is. */
  target: HTMLElement;
  nowhere: boolean;
  focus: (what: string) => void;
}

/** Where a key was pressed, or nothing if it is not for the board. */
export function pressedOn(board: HTMLElement, event: KeyboardEvent): Pressed | null {
  const target = event.target instanceof HTMLElement ? event.target : document.body;
  const nowhere = ['BODY', 'MAIN', 'H1'].includes(target.tagName);
  if (event.ctrlKey || event.altKey || event.metaKey || !(nowhere || board.contains(target))) return null;
  return { target, nowhere, focus: (what) => board.querySelector<HTMLElement>(what)?.focus() };
}

/** Give the keys back to the board, after something beside it had them. */
export const focusBoard = (): void =>
  document.querySelector<HTMLElement>('[data-event] h1')?.focus({ preventScroll: true });
