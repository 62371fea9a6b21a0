/** Whether a board asks before a single click makes a move that cannot be taken back. */
import { settings } from '../settings.svelte';

/** Always for a finger, which covers what it touches; for a mouse while the reader wants confirmations. Keys have chosen already. */
export const asksFirst = (pointerType: string): boolean =>
  pointerType === 'touch' || pointerType === 'pen' || (pointerType === 'mouse' && settings.confirms);
