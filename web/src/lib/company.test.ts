import { describe, expect, it } from 'vitest';
import { asked, newCompany, nextChallenge, strongerBots } from './company';
import type { GameInfo } from './messages';

const minds = [{ id: 'child' }, { id: 'merchant' }, { id: 'master' }];
const game: GameInfo = {
  id: 'deserto',
  coming: false,
  version: 1,
  options: [{ id: 'length', values: ['short', 'long'], default: 'long' }],
  rules: [],
  first_game: true,
  rulings: [],
  edited: false,
  genre: {},
  teams: [],
  sides: [],
  aim: 'beat-others',
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
    newcomers: false,
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

describe('the next level', () => {
  const minds = ['child', 'porter', 'master'].map((id) => ({ id }));
  const seat = (kind: string, mind: string | null = null) => ({ kind, name: 'Aya', mind });

  it('is a step above each bot, the strongest staying what they are', () => {
    expect(strongerBots([seat('person'), seat('bot', 'child'), seat('bot', 'master')], minds)).toEqual({
      mind: 'porter',
      seats: [
        { kind: 'me', name: 'Aya' },
        { kind: 'bot', mind: 'porter' },
        { kind: 'bot', mind: 'master' },
      ],
    });
  });

  it('is not offered without bots, or where none is stronger', () => {
    expect(strongerBots([seat('person')], minds)).toBeNull();
    expect(strongerBots([seat('person'), seat('bot', 'master')], minds)).toBeNull();
    expect(strongerBots([seat('person'), seat('bot', 'random')], minds)).toBeNull();
  });
});

describe('what to try after a victory', () => {
  const minds = ['child', 'porter'].map((id) => ({ id }));
  const seats = [
    { kind: 'person', name: 'Aya', mind: null },
    { kind: 'bot', name: 'Hassan', mind: 'child' },
  ];
  const together: GameInfo = {
    ...game,
    aim: 'win-together',
    options: [{ id: 'difficulty', values: ['6', '7'], default: '6' }],
  };

  it('is stronger rivals, at the same game', () => {
    const next = nextChallenge(game, { seats, options: { length: 'short' } }, minds);
    expect(next).toMatchObject({ what: 'mind-porter', options: { length: 'short' } });
    expect(next?.seats[1]).toEqual({ kind: 'bot', mind: 'porter' });
  });

  it('is a harder game with the same partners, where they play together', () => {
    const next = nextChallenge(together, { seats, options: { difficulty: '6' } }, minds);
    expect(next).toMatchObject({ what: 'value-difficulty-7', options: { difficulty: '7' } });
    expect(next?.seats[1]).toEqual({ kind: 'bot', mind: 'child' });
  });

  it('is nothing once the hardest is won, or where nothing is harder', () => {
    expect(nextChallenge(together, { seats, options: { difficulty: '7' } }, minds)).toBeNull();
    expect(nextChallenge({ ...together, options: [] }, { seats, options: {} }, minds)).toBeNull();
  });
});
