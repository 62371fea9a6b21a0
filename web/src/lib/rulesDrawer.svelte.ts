/**
 * The rules over the page one is on: a link to a rule marked `data-drawer` opens them there.
 *
 * The drawer is a step of the history, so that the browser's back button closes it.
 */
export interface ShownRules {
  game: string;
  /** The id on the rules page that is sought (`rule-…`, `section-…`), if any. */
  sought: string;
  /** The table they are read at, if any: its edition is told of. */
  table: string | null;
}

let shown = $state.raw<ShownRules | null>(null);
let before: Element | null = null;

export const shownRules = (): ShownRules | null => shown;

export function showRules(game: string, sought: string, table: string | null): void {
  before = document.activeElement;
  if (!shown) history.pushState({ drawer: true }, '');
  shown = { game, sought, table };
}

/** What a button of the drawer does: back to where one was. */
export const closeRules = (): void => history.back();

/** The history went back or elsewhere: the drawer is closed, and the focus is where it was. */
export function rulesAreLeft(): void {
  if (!shown) return;
  shown = null;
  if (before instanceof HTMLElement && before.isConnected) queueMicrotask(() => (before as HTMLElement).focus());
}
