import { describe, expect, it } from 'vitest';
import { decide, WATCHER } from './curtain';
import type { SeatInfo, TableInfo } from './messages';

const seat = (yours: boolean, kind: SeatInfo['kind'] = 'person'): SeatInfo => ({
  kind,
  name: '',
  mind: null,
  yours,
  away: false,
  fill_at: null,
  ask_at: null,
});
const table = (seats: SeatInfo[], actors: number[], status: TableInfo['status'] = 'playing') => ({
  seats,
  actors,
  status,
});
const friends = [seat(true), seat(false, 'bot'), seat(true)];

describe('one person at the screen', () => {
  it('sees with their own eye, and no curtain ever falls', () => {
    const alone = [seat(false, 'bot'), seat(true)];
    expect(decide(table(alone, [1]), null)).toEqual({ eye: 1, passTo: null });
    expect(decide(table(alone, [0]), null)).toEqual({ eye: 1, passTo: null });
  });
});

describe('a watcher', () => {
  it('sees what nobody hides', () =>
    expect(decide(table([seat(false), seat(false)], [0]), null)).toEqual({ eye: WATCHER, passTo: null }));
});

describe('friends at one screen', () => {
  it('begin behind the curtain', () => expect(decide(table(friends, [2]), null)).toEqual({ eye: null, passTo: 2 }));
  it('see their own hand once they have lifted it', () =>
    expect(decide(table(friends, [2]), 2)).toEqual({ eye: 2, passTo: null }));
  it('keep looking while a bot or chance plays', () => {
    expect(decide(table(friends, [1]), 2)).toEqual({ eye: 2, passTo: null });
    expect(decide(table(friends, [-1]), 2)).toEqual({ eye: 2, passTo: null });
  });
  it('pass the screen when the other one is to move', () =>
    expect(decide(table(friends, [0]), 2)).toEqual({ eye: null, passTo: 0 }));
  it('show no hand while nobody here has lifted the curtain', () =>
    expect(decide(table(friends, [1]), null)).toEqual({ eye: null, passTo: null }));
  it('decide one after another when several choose at once', () => {
    expect(decide(table(friends, [0, 2]), 2)).toEqual({ eye: 2, passTo: null });
    expect(decide(table(friends, [0]), 2)).toEqual({ eye: null, passTo: 0 });
  });
  it('do not show the hand of a seat that was given up', () =>
    expect(decide(table([seat(true), seat(false, 'bot'), seat(true), seat(true)], [0]), 1).eye).toBeNull());
  it('need no curtain when the game is over', () =>
    expect(decide(table(friends, [], 'over'), 2)).toEqual({ eye: 2, passTo: null }));
});

describe('a moment without secrets', () => {
  const open = () => false;
  it('is shown to whoever is to act without a curtain', () => {
    expect(decide(table(friends, [2]), null, open)).toEqual({ eye: 2, passTo: null });
    expect(decide(table(friends, [2]), 0, open)).toEqual({ eye: 2, passTo: null });
  });
  it('of others is shown, too, whoever was last before the screen', () =>
    expect(decide(table(friends, [1]), null, open)).toEqual({ eye: 0, passTo: null }));
  it('ends with a curtain before a secret', () =>
    expect(decide(table(friends, [2]), 0, (seat) => seat === 2)).toEqual({ eye: null, passTo: 2 }));
});
