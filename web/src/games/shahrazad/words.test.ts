import { expect, it } from 'vitest';
import { emptyBeside } from './grid';
import { tellPlace } from './words';

const t = (id: string, args: Record<string, string | number> = {}): string => [id, ...Object.values(args)].join(' ');

it('no two free places are called the same, even where they touch the same tiles', () => {
  for (const columns of [[0], [0, 2]]) {
    const table = columns.map((column) => ({ tile: 11 + column, column, height: 0 }));
    const names = emptyBeside(table).map((place) => tellPlace(place, table, t));
    expect(new Set(names).size, names.join('\n')).toBe(names.length);
  }
});
