/** The tales of the flower. */
import { crescent, dome, star } from '../../../art/shapes';
import { disc, one, twice, type Shape } from './drawing';

/** A blossom of five petals. */
const blossom = (x: number, y: number, r: number): string =>
  [0, 1, 2, 3, 4]
    .map((petal) => (petal * 72 * Math.PI) / 180)
    .map((turn) =>
      disc(Math.round((x + Math.sin(turn) * r) * 10) / 10, Math.round((y - Math.cos(turn) * r) * 10) / 10, r * 0.74),
    )
    .join('');

/** The upper half of a sun that rises from (0, 20). */
const RAYS = `M${Array.from({ length: 17 }, (_, ray) => {
  const [turn, far] = [(ray * Math.PI) / 16, ray % 2 ? 30 : 38];
  return `${Math.round(-Math.cos(turn) * far)} ${Math.round(20 - Math.sin(turn) * far)}`;
}).join('L')}Z`;

export const YELLOW: Record<string, Shape[]> = {
  // The king's crown above the book of nights.
  shahrazad: [
    one('wine', 'M-36 8L0 17L36 8V31C24 28 10 29 0 35C-10 29-24 28-36 31Z'),
    twice('paper', 'M0 14C8 6 20 4 33 6V27C21 25 8 26 0 32Z'),
    twice('none', 'M5 17C12 12 20 11 28 12M5 23C12 18 20 17 28 18', 1.6),
    one('gold', 'M-18-8L-22-26L-10.4-17L0-33L10.4-17L22-26L18-8Z'),
    one('brass', 'M-18-8H18V-2H-18Z'),
    one('red', disc(0, -14, 3.2), 1),
    twice('turquoise', disc(10, -12, 2.2), 1),
    twice('gold', disc(22, -27, 2.4), 1.2),
  ],
  // The rose under its bell of glass.
  beauty: [
    one('paper', 'M-26 30V-6C-26-25-14-34 0-34C14-34 26-25 26-6V30Z'),
    one('none', 'M1 4C1 14-2 22-2 30', 3.4),
    one('green', 'M-1 20C-9 10-17 11-21 15C-16 23-8 24-1 20Z'),
    one('green', 'M-1 25C6 16 14 17 18 21C13 28 6 29-1 25Z'),
    one(
      'red',
      'M0 7C-15 7-19-4-16-14C-13-10-11-10-9-12C-11-20-6-27 0-27C6-27 11-20 9-12C11-10 13-10 16-14C19-4 15 7 0 7Z',
    ),
    one('wine', 'M-9-12C-9-3 9-3 9-12C10-19 5-22 0-22C-5-22-10-19-9-12Z', 1.2),
    one('rose', 'M-5-13C-4-8 5-8 5-14C4-18-3-18-3-14C-2-12 1-12 2-14', 1.2),
    one('none', 'M-20-6C-19-18-13-26-6-29', 1.6),
    one('gold', 'M-31 29H31V35H-31Z'),
  ],
  // A stem of bamboo that shines from within.
  bamboo: [
    one('paper', disc(0, 0, 26), 0),
    one('gold', star(16, 24, 15), 0),
    one('leaf', 'M-29-18H-20V2H-29ZM-29 4H-20V34H-29Z'),
    one('leaf', 'M20-12H29V12H20ZM20 14H29V34H20Z'),
    one('green', 'M-8-35H8V-15H-8Z'),
    one('gold', 'M-8-13H8V13H-8Z'),
    one('green', 'M-8 15H8V35H-8Z'),
    one('red', 'M0-3C4-1 5 5 6 10H-6C-5 5-4-1 0-3Z', 1.2),
    one('skin', disc(0, -5, 3.4), 1.2),
    one('green', 'M8-20C14-27 22-28 29-24C23-18 15-17 8-20Z'),
    one('green', 'M-20-4C-16-9-13-9-9-8C-11-3-16-2-20-4Z'),
    one('green', 'M20 8C16 2 12 2 9 4C11 9 16 10 20 8Z'),
  ],
  // An old tree, all in bloom.
  blossom: [
    one('wood', 'M-7 34C-3 22-8 12-17 4L-13 0C-8 4-4 8-2 12C-1 2 5-5 13-9L16-5C9 0 6 8 6 16C6 24 7 29 10 34Z'),
    one('rose', disc(-19, -6, 11) + disc(20, -10, 11) + disc(0, -20, 14) + disc(-11, -16, 10) + disc(12, -20, 10)),
    one('rose', disc(-19, -6, 10) + disc(20, -10, 10) + disc(0, -19, 13.4) + disc(-11, -15, 10) + disc(11, -18, 10), 0),
    one(
      'paper',
      blossom(-20, -7, 4) + blossom(1, -22, 4.4) + blossom(20, -11, 4) + blossom(-5, -9, 3.4) + blossom(9, -10, 3),
      0,
    ),
    one('red', disc(-20, -7, 1.6) + disc(1, -22, 1.8) + disc(20, -11, 1.6) + disc(-5, -9, 1.4) + disc(9, -10, 1.2), 0),
    one('rose', disc(-24, 16, 2.4) + disc(21, 13, 2.4) + disc(-17, 27, 2.2) + disc(26, 25, 2.2), 1),
    one('green', 'M-32 34C-22 29 22 29 32 34Z'),
  ],
  // Night ends: the sun rises behind the palace, the moon stays a while.
  'last-night': [
    one('orange', RAYS, 0),
    one('gold', 'M-22 25A22.8 22.8 0 1 1 22 25Z', 0),
    one('night', crescent(0, -23, 10)),
    one('gold', star(5, 4.4, 1.9, 5, -26), 0),
    twice('violet', dome(25, 14, 15, 17)),
    twice('night', 'M18 14H32V34H18Z'),
    one('violet', dome(0, 12, 26, 25)),
    one('night', 'M-15 12H15V34H-15Z'),
    one('night', 'M-37 25H37V34H-37Z'),
    one('gold', 'M-4 34V24C-4 20-1 19 0 17C1 19 4 20 4 24V34Z', 1),
    twice('gold', 'M23.4 24V20.6C23.4 19 24.6 18.6 25 17.6C25.4 18.6 26.6 19 26.6 20.6V24Z', 0),
  ],
};
