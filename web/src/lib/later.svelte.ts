/** What may come a little after the board: one frame has no time for everything that changes at once. */
import { untrack } from 'svelte';
import { settled } from './motion';

export interface Later<T> {
  readonly shown: T;
}

/** Something as it is shown: so many drawings behind what it is now. */
export function later<T>(now: () => T, drawings: number): Later<T> {
  let shown = $state.raw(untrack(now));
  const { changed, leave } = settled(() => (shown = now()), drawings);
  $effect(() => {
    void now();
    changed();
  });
  // Where it was shown is gone: what it was shown from may be gone too.
  $effect(() => leave);
  return {
    get shown() {
      return shown;
    },
  };
}
