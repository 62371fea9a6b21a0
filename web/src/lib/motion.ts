/** Whether the reader has asked for things not to move. */
const asked = typeof matchMedia === 'function' ? matchMedia('(prefers-reduced-motion: reduce)') : null;

export const isStill = (): boolean => asked?.matches ?? false;

/** Do something once what has just changed is drawn. Answers how to leave it. */
export function afterDrawing(task: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => (timer = setTimeout(task)));
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
