/** How fast things move, as the reader has set it. */
import { settings } from './settings.svelte';

/** Whether nothing should move: the reader, or their system, has asked for it. */
export const isStill = (): boolean => settings.isStill;

/** So many milliseconds at the speed the reader has chosen; none where nothing should move. */
export const pace = (milliseconds: number): number => (isStill() ? 0 : milliseconds / settings.speed);

/** So many milliseconds for something that has to be told to its end: more for who has set a slow speed, never less. */
export const unhurried = (milliseconds: number): number => Math.max(milliseconds, pace(milliseconds));

/** How long a text takes to be read: at any speed, and where nothing moves, too. */
export const readingTime = (text: string): number => 1000 + 55 * text.length;

/** Do something once what has just changed is drawn, or so many drawings later. Answers how to leave it. */
export function afterDrawing(task: () => void, drawings = 1): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let left = drawings;
  let frame = requestAnimationFrame(function drawn() {
    left -= 1;
    if (left > 0) frame = requestAnimationFrame(drawn);
    else timer = setTimeout(task);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

/** `changed` is called at every change: so many drawings later the task is done, once for all changes until then. `leave`: never mind. */
export function settled(task: () => void, drawings: number): { changed: () => void; leave: () => void } {
  let due: (() => void) | null = null;
  return {
    changed() {
      // A flood of changes does not put it off.
      due ??= afterDrawing(() => {
        due = null;
        task();
      }, drawings);
    },
    leave: () => due?.(),
  };
}
