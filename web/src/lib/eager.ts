/** Tables that were set up with everyone in place: they begin as soon as they are entered. */
const eager = new Set<string>();

export const beginAtOnce = (table: string): void => void eager.add(table);
export const wantsToBegin = (table: string): boolean => eager.delete(table);
