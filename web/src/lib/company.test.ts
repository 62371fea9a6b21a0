import { expect, it } from 'vitest';
import { asked, newCompany } from './company';
import type { GameInfo } from './messages';

const minds = [{ id: 'child' }, { id: 'merchant' }, { id: 'master' }];
const game: GameInfo = {
  id: 'deserto',
  coming: false,
  version: 1,
  options: [{ id: 'length', values: ['short', 'long'], default: 'long' }],
  rules: [],
  first_game: true,
  edition: null,
  card: {
    title: 'Deserto',
    min_players: 2,
    max_players: 4,
    minutes: 15,
    age: 7,
    authors: [],
    publishers: [],
    illustrators: [],
    accent: 'amber',
    year: null,
  },
};

it('sets a table for me against a bot of the middle, if nothing else is chosen', () => {
  const table = asked('deserto', newCompany('Aziz', minds, game), 'Traveller', minds);
  expect(table.seats).toEqual([
    { kind: 'me', name: 'Aziz' },
    { kind: 'bot', mind: 'merchant' },
  ]);
  expect(table.options).toEqual({ length: 'long' });
});

it('keeps those who already sit when more chairs are added', () => {
  const two = newCompany('Aziz', minds, game);
  two.seats[1] = { kind: 'friend', name: 'Dounia', mind: '' };
  const four = newCompany('', minds, game, two, 4);
  expect(four.seats.map((seat) => seat.kind)).toEqual(['me', 'friend', 'bot', 'bot']);
  expect(four.seats[1]?.name).toBe('Dounia');
});

it('seats a friend at this screen as one of mine', () => {
  const company = newCompany('Aziz', minds, game);
  company.seats[1] = { kind: 'friend', name: ' Dounia ', mind: '' };
  expect(asked('deserto', company, 'Traveller', minds).seats[1]).toEqual({ kind: 'me', name: 'Dounia' });
});

it('tells two nameless travellers apart', () => {
  const company = newCompany('', minds, game);
  company.seats[1] = { kind: 'friend', name: '', mind: '' };
  expect(asked('deserto', company, 'Traveller', minds).seats.map((seat) => seat.name)).toEqual([
    'Traveller',
    'Traveller 2',
  ]);
});
