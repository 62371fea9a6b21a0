/** Whether the reader has asked for things not to move. */
const asked = typeof matchMedia === 'function' ? matchMedia('(prefers-reduced-motion: reduce)') : null;

export const isStill = (): boolean => asked?.matches ?? false;

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

/** Something to call at every change: so many drawings after a change the task is done, once for all changes until then. */
export function settled(task: () => void, drawings: number): () => void {
  let due = false;
  return () => {
    if (due) return; // a flood of changes does not put it off
    due = true;
    afterDrawing(() => {
      due = false;
      task();
    }, drawings);
  };
}
