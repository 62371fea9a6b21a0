/** The pages of the house by their addresses. */
import type { Part } from '../games/front';

export type Route =
  | { page: 'home' }
  | { page: 'new'; game: string }
  | { page: 'table'; table: string; part: Part }
  | { page: 'replay'; table: string }
  | { page: 'rules'; game: string }
  | { page: 'first'; game: string }
  | { page: 'about' }
  | { page: 'nowhere' };

/** What of a table a screen shows: all of it, what all may see on a shared screen, or one's own hand on a phone. */
const PARTS: Record<string, Part> = { '': 'all', screen: 'table', hand: 'hand' };

/** Where a part of a table is. */
export const pathOf = (table: string, part: Part): string =>
  `/t/${table}${part === 'all' ? '' : part === 'hand' ? '/hand' : '/screen'}`;

export function routeOf(path: string): Route {
  const [room, name, more, ...rest] = path.split('/').map(decode).filter(Boolean);
  if (rest.length > 0) return { page: 'nowhere' };
  if (room === undefined) return { page: 'home' };
  if (room === 'about' && name === undefined) return { page: 'about' };
  if (name === undefined) return { page: 'nowhere' };
  if (room === 't' && more === 'replay') return { page: 'replay', table: name };
  if (room === 't') {
    const part = PARTS[more ?? ''];
    return part ? { page: 'table', table: name, part } : { page: 'nowhere' };
  }
  if (more !== undefined) return { page: 'nowhere' };
  if (room === 'new') return { page: 'new', game: name };
  if (room === 'rules') return { page: 'rules', game: name };
  if (room === 'first') return { page: 'first', game: name };
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
