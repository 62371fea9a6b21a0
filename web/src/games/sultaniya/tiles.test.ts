import { describe, expect, it } from 'vitest';
import {
  boxOf,
  halfColumns,
  isSameOnBoth,
  MOON,
  PALACE,
  placing,
  readOther,
  readPlacing,
  shownFace,
  spotsOn,
} from './tiles';
import type { Face } from './view';

const FACE: Face = { edges: ['wall', 'arcade'], halves: [['window'], ['guard', 'sapphire']], kind: null };

describe('the drawing of a palace', () => {
  it('shifts every other floor by half a tile, and stacks them without a gap', () => {
    const [ground, wall] = [boxOf({ floor: 0, place: 3 }), boxOf({ floor: 1, place: 3 })];
    expect(wall.x - ground.x).toBe(50);
    expect(wall.y + wall.height).toBe(ground.y);
  });

  it('has room for six, five, six and five tiles, all inside', () => {
    const floors = [0, 1, 2, 3].map(spotsOn);
    expect(floors.map((spots) => spots.length)).toEqual([6, 5, 6, 5]);
    for (const { x, y, width } of floors.flat().map(boxOf)) {
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x + width).toBeLessThanOrEqual(PALACE.width);
      expect(y).toBeGreaterThanOrEqual(0);
    }
  });

  it('knows the half-columns of a place, shifted floors too', () => {
    expect(halfColumns({ floor: 0, place: 6 })).toEqual([10, 11]);
    expect(halfColumns({ floor: 3, place: 5 })).toEqual([9, 10]);
  });
});

describe('the faces of a tile', () => {
  it('the back is the mirror image', () => {
    expect(shownFace(FACE, true)).toEqual({
      edges: ['arcade', 'wall'],
      halves: [['guard', 'sapphire'], ['window']],
      kind: null,
    });
  });

  it('is the same on both when edges and halves are', () => {
    expect(isSameOnBoth(FACE)).toBe(false);
    const twin: Face = {
      edges: ['wall', 'wall'],
      halves: [
        ['tower', 'window'],
        ['window', 'tower'],
      ],
      kind: null,
    };
    expect(isSameOnBoth(twin)).toBe(true);
  });

  it('is not where one half alone shows points', () => {
    const roof: Face = { edges: ['arcade', 'arcade'], halves: [['+4'], []], kind: null };
    expect(isSameOnBoth(roof)).toBe(false);
    expect(isSameOnBoth({ ...roof, halves: [['+4'], ['+4']] })).toBe(true);
  });
});

describe('the moon', () => {
  it('stands clear of every roof, with its glow', () => {
    const glow = MOON.r * 1.5;
    for (const { x, y, width, height } of spotsOn(3).map(boxOf)) {
      const dx = Math.max(x - MOON.cx, MOON.cx - x - width, 0);
      const dy = Math.max(y - MOON.cy, MOON.cy - y - height, 0);
      expect(Math.hypot(dx, dy)).toBeGreaterThanOrEqual(glow);
    }
  });
});

describe('written moves', () => {
  it.each(['b7 at 3', 'g12 mirrored at 6'])('%s is read as it is written', (move) => {
    const read = readPlacing(move)!;
    expect(placing(read.tile, read.mirrored, read.spot.place)).toBe(move);
  });

  it('others name a pile or a place, and a number', () => {
    expect(readPlacing('reveal g 2')).toBeNull();
    expect(readOther('reveal g 2')).toEqual({ does: 'reveal', floor: 2, number: 2 });
    expect(readOther('gold y')).toMatchObject({ does: 'gold', floor: 3 });
    expect(readOther('green')).toMatchObject({ does: 'green', floor: -1 });
  });
});
