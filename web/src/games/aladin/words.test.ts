import { describe, expect, it } from 'vitest';
import type { Reward } from './view';
import { missing, shapeOf, tellFlight } from './words';

const PALACE: Reward = {
  name: 'throne',
  stones: { ruby: 1, emerald: 0, sapphire: 2 },
  clouds: 0,
  points: 9,
  owner: null,
};
const STARS: Reward = { ...PALACE, name: 'stars', stones: { ruby: 0, emerald: 0, sapphire: 0 }, clouds: 7 };

describe('what is said of rewards and flights', () => {
  it('of a price, only what the team has not got is missing', () => {
    const held = { stones: { ruby: 3, emerald: 1, sapphire: 1 }, clouds: 5 };
    expect(missing(PALACE, held)).toEqual({ stones: { ruby: 0, emerald: 0, sapphire: 1 }, clouds: 0 });
    expect(missing(STARS, held)).toEqual({ stones: { ruby: 0, emerald: 0, sapphire: 0 }, clouds: 2 });
  });

  it('a flight says what it gives and how many stones it costs', () => {
    const said = tellFlight(
      2,
      { cells: [], stones: { ruby: 2, emerald: 0, sapphire: 0 }, given_up: 3, clouds: 4, stops: false, points: 0 },
      { stones: { ruby: 1, emerald: 1, sapphire: 1 }, clouds: 6 },
      (id, args) => `${id} ${JSON.stringify(args)}`,
    );
    expect(said).toContain('"given":3');
    expect(said).toContain('"gain":"−2","held":2,"clouds":4');
  });

  it('a flight that leaves as many clouds as there were says so in words', () => {
    const said = tellFlight(
      1,
      { cells: [], stones: { ruby: 1, emerald: 0, sapphire: 0 }, given_up: 0, clouds: 6, stops: false, points: 0 },
      { stones: { ruby: 0, emerald: 0, sapphire: 0 }, clouds: 6 },
      (id, args) => `${id} ${JSON.stringify(args)}`,
    );
    expect(said).toContain('"gain":"none"');
  });

  it('a tornado is told by its steps, over the edge, too', () => {
    expect(shapeOf('T1', 7, [15, 8, 0, 7])).toEqual({ shape: 'tornado', steps: '↓ → ↑ ←' });
    expect(shapeOf('5R', 0, [])).toEqual({ shape: 'right', ahead: 5, rest: 2 });
  });
});
