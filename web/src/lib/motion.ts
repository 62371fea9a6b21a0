/** Whether the reader has asked for things not to move. */
const asked = typeof matchMedia === 'function' ? matchMedia('(prefers-reduced-motion: reduce)') : null;

export const isStill = (): boolean => asked?.matches ?? false;
