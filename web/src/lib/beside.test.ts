import { expect, test } from 'vitest';
import { beside, type Box } from './beside';

const room = { width: 1000, height: 800 };
const note = { width: 300, height: 60 };
const card: Box = { left: 450, top: 300, width: 100, height: 150 };

test('it stands under what was touched', () => {
  expect(beside(card, note, room, [])).toMatchObject({ left: 350, top: 460 });
});

test('at the foot of the screen it stands over it', () => {
  expect(beside({ ...card, top: 640 }, note, room, []).top).toBe(570);
});

test('in a corner it stays on the screen', () => {
  expect(beside({ left: 0, top: 0, width: 40, height: 40 }, note, room, [])).toMatchObject({ left: 10, top: 50 });
});

test('it leaves a rival’s hand under it free', () => {
  const rival: Box = { left: 300, top: 455, width: 400, height: 200 };
  expect(beside(card, note, room, [rival]).top).toBe(230);
});

test('between two rivals it stands at the side', () => {
  const over: Box = { left: 300, top: 100, width: 400, height: 195 };
  const under: Box = { left: 300, top: 455, width: 400, height: 200 };
  expect(beside(card, note, room, [over, under])).toMatchObject({ left: 560, top: 345 });
});
