import { expect, it } from 'vitest';
import { Coach, expectedOf, expectedOfAll, isOutdatedBy, reasonsOf } from './coach.svelte';
import type { Advised, Happened, Tip, ToHouse } from './messages';

const say = (id: string, args: Record<string, string | number> = {}) => [id, ...Object.values(args)].join(' ');
const tip: Tip = {
  move: 'V a1',
  expected: 0.614,
  share: null,
  reasons: [
    { kind: 'risks', thing: 'danger', amount: 1, sure: true },
    { kind: 'gains', thing: 'won', amount: 2, sure: true },
    { kind: 'gains', thing: 'reach', amount: 3, sure: false },
  ],
};
const advised = (counts: 'chance' | 'points', ...tips: Tip[]): Advised => ({
  say: 'advised',
  seat: 0,
  advice: { counts, tips },
  lines: tips.map(() => ({ text: 'log-play', args: {}, seats: {}, passing: false })),
});
const happened = (kind: string, seat: number | null, actors: number[]) =>
  ({ say: 'happened', entry: { kind, seat }, table: { actors } }) as unknown as Happened;

it('tells what a move gains before what it risks, joined as each language joins', () => {
  expect(reasonsOf(tip, 'en', say).map(({ text }) => text)).toEqual([
    'coach-gains weighs-won 2 yes and weighs-reach 3 no',
    'coach-risks weighs-danger 1 yes',
  ]);
  expect(reasonsOf(tip, 'fr', say)[0]?.text).toBe('coach-gains weighs-won 2 yes et weighs-reach 3 no');
});

it('counts chances in whole hundredths, points in whole points, and a mix by its shares', () => {
  const chance = { text: 'coach-chance 61', short: '61%', part: 0.614 };
  expect(expectedOf(advised('chance', tip), tip, 'en', say)).toEqual(chance);
  const [best, other] = [24.6, 12.3].map((expected): Tip => ({ ...tip, expected }));
  const points = { text: 'coach-points 12', short: '12', part: 0.5 };
  expect(expectedOf(advised('points', best!, other!), other!, 'en', say)).toEqual(points);
  const part: Tip = { ...tip, share: 0.25 };
  const share = { text: 'coach-share 25', short: '25\u00a0%', part: 0.25 };
  expect(expectedOf(advised('chance', part), part, 'fr', say)).toEqual(share);
});

it('says once what may be expected of all moves alike', () => {
  const [best, like, worse] = [0.614, 0.609, 0.4].map((expected): Tip => ({ ...tip, expected }));
  expect(expectedOfAll(advised('chance', best!, like!), 'en', say)).toBe('coach-alike coach-chance 61');
  expect(expectedOfAll(advised('chance', best!, worse!), 'en', say)).toBeNull();
  expect(expectedOfAll(advised('chance', best!), 'en', say)).toBeNull();
});

it('is outdated by a move of the one who asked, an undo, or a turn that has passed; not by talk or what others seal', () => {
  expect(isOutdatedBy(happened('move', 0, [0]), 0)).toBe(true);
  expect(isOutdatedBy(happened('undo', 0, [0]), 0)).toBe(true);
  expect(isOutdatedBy(happened('move', 1, [1]), 0)).toBe(true);
  expect(isOutdatedBy(happened('talk', 1, [0]), 0)).toBe(false);
  expect(isOutdatedBy(happened('move', 1, [0, 2]), 0)).toBe(false);
});

it('thinks until it answers, is refused, or the position is another', () => {
  const asked: ToHouse[] = [];
  const coach = new Coach((request) => asked.push(request) > 0);
  coach.hear(advised('chance', tip));
  expect(coach.answer).toBeNull();
  coach.ask(0);
  expect(asked).toEqual([{ do: 'coach', seat: 0 }]);
  coach.hear({
    say: 'refused',
    error: 'coach-later',
    line: { text: '', args: {}, seats: {}, passing: false },
    number: 1,
    rule: null,
  });
  expect(coach.seat).toBeNull();
  coach.ask(0);
  coach.hear(advised('chance', tip));
  expect(coach.answer?.advice.tips).toEqual([tip]);
  coach.hear(happened('move', 0, [1]));
  expect([coach.seat, coach.answer]).toEqual([null, null]);
});
