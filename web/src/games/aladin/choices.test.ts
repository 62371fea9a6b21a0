import { describe, expect, it } from 'vitest';
import { tableWith } from '../../lib/board/tableForTests';
import { Choices } from './choices.svelte';
import type { AladinForesight, AladinView } from './view';

const NOTHING = {
  cells: [],
  stones: { ruby: 0, emerald: 0, sapphire: 0 },
  given_up: 0,
  clouds: 0,
  stops: false,
  points: 0,
};

function sit(legal: string[], eye = 0, phase: AladinView['phase'] = 'buying') {
  const [played, shown]: [string[], (string | null)[]] = [[], []];
  const table = tableWith<AladinView, AladinForesight>({
    eye,
    view: { phase, teams: [{ seats: [0, 2] }, { seats: [1, 3] }] } as AladinView,
    moves: legal.map((move) => ({ move, foresight: { ...NOTHING, points: 7 } })),
    pointed: [{ seat: 2, at: 'flight 5l' }],
    suggested: 'vote 2',
    play: (move) => played.push(move),
    point: (at) => shown.push(at),
  });
  const choices = new Choices(() => table);
  return { choices, played, shown };
}

describe('what a player may choose', () => {
  it('looking is free, and shows what it would bring', () => {
    const { choices, played } = sit(['vote 1', 'vote 2']);
    choices.lookAt('vote 1', true);
    expect(choices.foresee(choices.aim)?.points).toBe(7);
    choices.putBack();
    expect([choices.aim, choices.tapped, played]).toEqual([null, false, []]);
  });

  it('choosing plays, and asks the house where it is forbidden', () => {
    const { choices, played, shown } = sit(['sell ruby', 'done']);
    choices.choose('sell ruby');
    choices.choose('buy sun');
    expect([played, shown]).toEqual([['sell ruby', 'buy sun'], []]);
    expect([choices.mayAny('sell'), choices.mayAny('buy')]).toEqual([true, false]);
  });

  it('a reward too dear stays looked at: the prompt says what is missing', () => {
    const { choices, played } = sit(['sell ruby', 'done']);
    choices.choose('buy sun');
    expect([played, choices.aim]).toEqual([['buy sun'], 'buy sun']);
  });

  it('a reward before the flight is only looked at: the house would explain the vote', () => {
    const { choices, played } = sit(['vote 1', 'vote 2'], 0, 'voting');
    choices.choose('buy sun');
    expect([played, choices.aim]).toEqual([[], 'buy sun']);
  });

  it('out of turn a choice is shown to team mates, and choosing it again confirms it', () => {
    const { choices, played, shown } = sit([], 0, 'laying');
    choices.choose('flight 5L');
    expect(choices.pointing).toBe('flight 5l');
    choices.choose('flight 5L');
    expect([played, shown]).toEqual([[], ['flight 5l']]);
    expect(choices.pointers('flight 5L')).toEqual([2]);
  });

  it('a path for the vizier, who is the captain’s to send, is shown to them before one has voted, too', () => {
    const { choices, played, shown } = sit(['vote 1', 'vote 2'], 0, 'voting');
    choices.choose('vizier 2');
    expect([played, shown]).toEqual([[], ['vizier 2']]);
  });

  it('of several things that may be done, only what the prompt asks for is asked', () => {
    const { choices } = sit(['buy sun', 'sell ruby', 'done']);
    expect(['buy sun', 'sell ruby', 'done', 'buy moon'].map((move) => choices.isAsked(move))).toEqual([
      true,
      false,
      false,
      false,
    ]);
    expect(sit(['sell ruby', 'done']).choices.isAsked('done')).toBe(true);
    expect(sit(['vote 1', 'vizier 1'], 0, 'voting').choices.isAsked('vizier 1')).toBe(false);
    expect(sit(['vizier 1'], 0, 'voting').choices.isAsked('vizier 1')).toBe(true);
  });

  it('a watcher only looks', () => {
    const { choices, played, shown } = sit([], -2);
    choices.choose('vote 1');
    expect([played, shown]).toEqual([[], []]);
  });
});
