/** The pages of the house by their addresses. */
export type Route =
  | { page: 'home' }
  | { page: 'new'; game: string }
  | { page: 'table'; table: string }
  | { page: 'replay'; table: string }
  | { page: 'rules'; game: string }
  | { page: 'first'; game: string }
  | { page: 'about' }
  | { page: 'nowhere' };

export function routeOf(path: string): Route {
  const [room, name, more, ...rest] = path.split('/').map(decode).filter(Boolean);
  if (rest.length > 0) return { page: 'nowhere' };
  if (room === undefined) return { page: 'home' };
  if (room === 'about' && name === undefined) return { page: 'about' };
  if (name === undefined) return { page: 'nowhere' };
  if (room === 't' && more === 'replay') return { page: 'replay', table: name };
  if (more !== undefined) return { page: 'nowhere' };
  if (room === 't') return { page: 'table', table: name };
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
