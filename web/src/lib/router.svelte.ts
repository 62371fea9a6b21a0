/** Where the reader is. Links within the house change the page without loading it anew. */
import { routeOf, tableOf, type Route } from './routes';
import { rulesAreLeft, showRules } from './rulesDrawer.svelte';

let route = $state.raw<Route>(routeOf(location.pathname));

export const currentRoute = (): Route => route;

export function goTo(address: string): void {
  const before = location.pathname;
  history.pushState(null, '', address);
  rulesAreLeft();
  if (location.pathname === before) return;
  moved();
  scrollTo(0, 0);
}

/** The page that the address names; another one only where its path is another. */
function moved(): void {
  rulesAreLeft();
  const next = routeOf(location.pathname);
  if (JSON.stringify(next) !== JSON.stringify(route)) route = next;
}

function follow(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
  if (link.pathname.startsWith('/api/')) return;
  if (link.pathname === location.pathname && link.hash) return;
  event.preventDefault();
  const drawer = link.dataset['drawer'] !== undefined ? routeOf(link.pathname) : null;
  if (drawer?.page === 'rules') showRules(drawer.id, link.hash.slice(1), tableOf(route));
  else goTo(link.href);
}

/** Follow links and the browser's own back and forward; gives back how to stop. */
export function startRouter(): () => void {
  addEventListener('popstate', moved);
  document.addEventListener('click', follow);
  return () => {
    removeEventListener('popstate', moved);
    document.removeEventListener('click', follow);
  };
}
