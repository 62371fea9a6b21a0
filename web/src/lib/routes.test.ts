import { expect, it } from 'vitest';
import { routeOf } from './routes';

it('leads to every room of the house', () => {
  expect(routeOf('/')).toEqual({ page: 'home' });
  expect(routeOf('/new/deserto')).toEqual({ page: 'new', id: 'deserto' });
  expect(routeOf('/t/abc234')).toEqual({ page: 'table', id: 'abc234', part: 'all' });
  expect(routeOf('/t/abc234/screen')).toEqual({ page: 'table', id: 'abc234', part: 'table' });
  expect(routeOf('/t/abc234/hand')).toEqual({ page: 'table', id: 'abc234', part: 'hand' });
  expect(routeOf('/t/abc234/replay')).toEqual({ page: 'replay', id: 'abc234' });
  expect(routeOf('/rules/deserto')).toEqual({ page: 'rules', id: 'deserto' });
  expect(routeOf('/first/deserto')).toEqual({ page: 'first', id: 'deserto' });
  expect(routeOf('/about')).toEqual({ page: 'about' });
});

it('does not mind a slash at the end', () =>
  expect(routeOf('/t/abc234/')).toEqual({ page: 'table', id: 'abc234', part: 'all' }));

it('leads nowhere from an address it does not know', () => {
  for (const path of ['/t', '/new', '/cellar', '/t/abc/rewind', '/rules/deserto/2', '/t/abc/replay/3', '/about/us'])
    expect(routeOf(path)).toEqual({ page: 'nowhere' });
});

it('leads nowhere from an address that cannot be decoded', () =>
  expect(routeOf('/t/%E0%A4%A')).toEqual({ page: 'nowhere' }));
