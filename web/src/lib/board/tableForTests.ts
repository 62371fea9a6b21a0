/** A table as a test needs it, the rest of it as at any table. */
import type { Table } from './attempt.svelte';

export const tableWith = <View, Foresight>(
  some: Pick<Table<View, Foresight>, 'moves' | 'play'> & Partial<Table<View, Foresight>>,
): Table<View, Foresight> => ({
  view: {} as View,
  eye: 0,
  seats: [],
  suggested: null,
  pointed: [],
  point: () => undefined,
  ...some,
});
