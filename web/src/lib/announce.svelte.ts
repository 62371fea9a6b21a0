import { untrack } from 'svelte';

/** What the live region tells to those who listen instead of looking. */
const KEPT = 6;
let told = $state.raw<{ id: number; text: string }[]>([]);
let count = 0;

export const announcements = () => told;

export function announce(text: string): void {
  // Whoever announces does not want to hear of it again.
  if (text) untrack(() => (told = [...told, { id: ++count, text }].slice(-KEPT)));
}
