import { describe, expect, it } from 'vitest';
import {
  discarding,
  drawing,
  KINDS,
  makesStory,
  readCard,
  readMove,
  roleOf,
  servedSultans,
  SULTANS,
  taleOf,
  telling,
  writeCard,
} from './cards';

describe('cards as the house writes them', () => {
  it('are read as they are written', () => {
    const drawable = KINDS.filter((kind) => kind !== 'book');
    expect(drawable.map((kind) => readCard(writeCard(kind)))).toEqual(drawable);
    expect(writeCard('ali-baba-landscape')).toBe('B-land');
  });

  it('have a tale and a role; jokers belong to any tale', () => {
    expect([taleOf('sinbad-landscape'), roleOf('sinbad-landscape')]).toEqual(['sinbad', 'landscape']);
    expect([taleOf('sheherazade'), roleOf('sheherazade')]).toEqual(['any', 'character']);
    expect([taleOf('palace'), roleOf('palace')]).toEqual(['any', 'landscape']);
    expect(roleOf('tiger')).toBe('special');
  });
});

describe('moves as the house writes them', () => {
  it('are read', () => {
    expect(readMove('draw spread')).toEqual({ does: 'draw', from: 'spread' });
    expect(readMove('draw M-land')).toEqual({ does: 'draw', from: 'merchant-landscape' });
    expect(readMove('turn tiger')).toEqual({ does: 'turn', card: 'tiger' });
    expect(readMove('tell A-char palace to A2')).toEqual({
      does: 'tell',
      character: 'aladdin-character',
      landscape: 'palace',
      sultan: 'A2',
    });
    expect(readMove('keep')).toEqual({ does: 'keep' });
  });

  it('are written', () => {
    expect(drawing('discard')).toBe('draw discard');
    expect(drawing('sinbad-character')).toBe('draw S-char');
    expect(discarding('palace')).toBe('discard palace');
    expect(telling('sheherazade', 'merchant-landscape', 'M1')).toBe('tell sheherazade M-land to M1');
  });
});

it('a sultan card that is neither here nor unseen has been served', () => {
  const [first, ...others] = SULTANS;
  expect(
    servedSultans({ sultans: [...others.slice(0, 2), null, others[2]!], sultans_unseen: others.slice(3) }),
  ).toEqual([first]);
});

it('a story is a character and a landscape of one tale that is asked for; jokers go with all', () => {
  expect(makesStory('sinbad-character', 'sinbad-landscape', 'sinbad')).toBe(true);
  expect(makesStory('sinbad-landscape', 'sheherazade', 'any')).toBe(true);
  expect(makesStory('sheherazade', 'palace', 'merchant')).toBe(true);
  expect(makesStory('sinbad-character', 'palace', 'merchant')).toBe(false);
  expect(makesStory('sinbad-character', 'aladdin-landscape', 'any')).toBe(false);
  expect(makesStory('sinbad-character', 'sinbad-character', 'sinbad')).toBe(false);
});
