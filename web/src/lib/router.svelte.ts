/** Where the reader is. Links within the house change the page without loading it anew. */
import { routeOf, type Route } from './routes';

let route = $state.raw<Route>(routeOf(location.pathname));

export const currentRoute = (): Route => route;

export function goTo(address: string): void {
  const before = location.pathname;
  history.pushState(null, '', address);
  if (location.pathname === before) return;
  route = routeOf(location.pathname);
  scrollTo(0, 0);
}

function follow(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
  if (link.pathname.startsWith('/api/')) return;
  if (link.pathname === location.pathname && link.hash) return;
  event.preventDefault();
  goTo(link.href);
}

/** Follow links and the browser's own back and forward; gives back how to stop. */
export function startRouter(): () => void {
  const moved = () => (route = routeOf(location.pathname));
  addEventListener('popstate', moved);
  document.addEventListener('click', follow);
  return () => {
    removeEventListener('popstate', moved);
    document.removeEventListener('click', follow);
  };
}
