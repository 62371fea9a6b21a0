/** The pages of the house by their addresses. */
import type { Part } from '../games/front';

export type Route =
  | { page: 'home' }
  | { page: 'new' | 'replay' | 'back' | 'rules' | 'first'; id: string }
  | { page: 'table'; id: string; part: Part }
  | { page: 'about' }
  | { page: 'nowhere' };

/** What of a table a screen shows: all of it, what all may see on a shared screen, or one's own hand on a phone. */
const PARTS: Record<string, Part> = { '': 'all', screen: 'table', hand: 'hand' };

/** Where a part of a table is. */
export const pathOf = (table: string, part: Part): string =>
  `/t/${table}${part === 'all' ? '' : part === 'hand' ? '/hand' : '/screen'}`;

/** The table that a page shows, live or in its replay. */
export const tableOf = (route: Route): string | null =>
  route.page === 'table' || route.page === 'replay' ? route.id : null;

export function routeOf(path: string): Route {
  const [room, name, more, ...rest] = path.split('/').map(decode).filter(Boolean);
  if (rest.length > 0) return { page: 'nowhere' };
  if (room === undefined) return { page: 'home' };
  if (room === 'about' && name === undefined) return { page: 'about' };
  if (name === undefined) return { page: 'nowhere' };
  if (room === 't' && (more === 'replay' || more === 'back')) return { page: more, id: name };
  if (room === 't') {
    const part = PARTS[more ?? ''];
    return part ? { page: 'table', id: name, part } : { page: 'nowhere' };
  }
  if (more !== undefined) return { page: 'nowhere' };
  if (room === 'new' || room === 'rules' || room === 'first') return { page: room, id: name };
  return { page: 'nowhere' };
}

/** An address may hold anything; what cannot be decoded leads nowhere. */
function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return '';
  }
}
