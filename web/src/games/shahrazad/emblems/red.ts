/** The tales of the flame. */
import { arch, dome, star } from '../../../art/shapes';
import { disc, one, twice, type Shape } from './drawing';

export const RED: Record<string, Shape[]> = {
  // The jinni rises from his bottle, arms folded.
  fisherman: [
    one('sky', 'M-3 2C-13-3-25-8-24-17C-23-24-13-24-9-19H9C13-24 23-24 24-17C25-8 13-3 3 2Z'),
    one('blue', 'M-17-12C-8-17 4-16 11-10C5-4-9-4-17-12Z'),
    one('blue', 'M17-12C8-17-4-16-11-10C-5-4 9-4 17-12Z'),
    one('sky', disc(0, -24, 8.4)),
    one('gold', 'M-8.6-26C-9-37 9-37 8.6-26C4-30-4-30-8.6-26Z'),
    one('none', 'M-5-24.5H-2.2M2.2-24.5H5M-3.6-19.6Q0-17.6 3.6-19.6', 1.8),
    one('gold', 'M-8 9C-16 13-19 19-17 26C-14 34 14 34 17 26C19 19 16 13 8 9L6 3H-6Z'),
    one('brass', 'M-18 19C-8 23 8 23 18 19C18 22 18 24 17 26C8 29-8 29-17 26C-18 24-18 22-18 19Z', 1),
    one('wine', 'M-8 2H8V7H-8Z'),
  ],
  // The lamp.
  lamp: [
    one('none', 'M-21 5C-33-3-39 11-30 16C-26 18-22 17-19 14', 5.6),
    one('gold', 'M-24 3C-14-5 8-5 16 1C22 5 28 2 35-5C34 9 24 20 11 22H-9C-18 20-24 13-24 3Z'),
    one('brass', 'M-23 10C-10 17 12 16 29 8C24 17 18 21 11 22H-9C-16 20-21 16-23 10Z', 0),
    one('gold', 'M-13-2C-10-13 4-13 8-1Z'),
    one('red', disc(-2.5, -13, 3.4)),
    one('brass', 'M-11 22H12L18 31H-17Z'),
    one('turquoise', star(8, 5.4, 3.6, -3, 7), 1),
    one('orange', 'M31-8C21-13 25-24 30-34C34-26 40-15 31-8Z'),
    one('gold', 'M31-10C27-14 28-18 31-24C34-19 35-14 31-10Z', 0),
  ],
  // The bird of flames, with its tail of embers.
  firebird: [
    one(
      'orange',
      'M4 2C20 0 33 6 37 19C30 16 26 17 23 20C29 22 33 28 32 34C25 29 20 28 15 30C17 32 18 34 17 36C5 34-3 22-5 12Z',
    ),
    one('gold', disc(27, 13, 2.8) + disc(24, 27, 2.8) + disc(9, 28, 2.4), 1),
    one('none', 'M6 8C13 8 18 9 23 11M4 12C11 15 16 19 20 24M0 14C3 19 5 22 7 25', 1.4),
    one('red', 'M1 5C-5-13 6-29 24-35C22-30 24-27 29-25C24-23 23-19 27-15C21-15 18-11 20-6C13-6 9-2 9 5Z'),
    one('none', 'M4-3C4-14 10-23 18-28M9-6C11-13 15-17 20-20', 1.4),
    one('orange', 'M-19-10C-10-12 4-4 9 7C11 15 4 20-3 16C-13 10-18 1-19-10Z'),
    one('gold', 'M-16-3C-12-4-8-2-6 2C-5 7-6 10-9 10C-13 6-15 2-16-3Z', 0),
    one('none', 'M-14-20C-12-25-14-28-11-32M-17-21C-17-27-20-29-19-33M-20-20C-22-24-26-25-27-28', 2),
    one('red', disc(-17, -14, 6.8)),
    one('gold', 'M-22-17.6L-33-12.6L-22-10Z'),
    one('paper', disc(-18.6, -15.4, 1.8), 1),
  ],
  // Baba Yaga's hut on its chicken legs.
  vasilisa: [
    one('gold', disc(20, -22, 8), 0),
    twice('none', 'M8 14L12 23L8 32M8 32L1 34M8 32L15 34M8 32V35.5', 3.6),
    one('sand', 'M-21-6L0-24L21-6V15H-21Z'),
    one('none', 'M-21 1H-11M11 1H21M-21 8H-11M11 8H21', 1.2),
    one('gold', arch(-8, -7, 16, 17)),
    one('none', 'M0-7V10M-8 3H8', 1.4),
    one('wine', 'M-32-3L0-33L32-3L26 2L0-21L-26 2Z'),
    one('paper', star(6, 5, 2.4, 0, -17), 0),
    one('wood', 'M-25 15H25V19H-25Z'),
  ],
  // Domes and walls of brass.
  'city-of-brass': [
    twice('brass', 'M21-5H33V33H21Z'),
    twice('gold', dome(27, -5, 14, 17)),
    one('gold', dome(0, -3, 34, 30)),
    one('brass', 'M-21-3H21V33H-21Z'),
    one('gold', 'M-34 13H-29V9H-24V13H-19V9H-14V13H14V9H19V13H24V9H29V13H34V33H-34Z'),
    one('wine', arch(-9, 7, 18, 26)),
    one('gold', 'M-.8 12H.8V33H-.8Z', 0),
    twice('wine', arch(22.5, 19, 6, 10), 1.2),
    twice('ink', arch(11, 1, 4.4, 6), 0),
    one('red', star(8, 4.6, 3.2, 0, -14), 0.8),
  ],
  // Coyote runs off with a burning stick in his jaws.
  coyote: [
    twice('sand', 'M7-13L15-35L26-8Z'),
    twice('wine', 'M13-15L16.4-26L21-11Z', 0),
    one('sand', 'M-25-9C-16-19 16-19 25-9C29 1 20 11 9 15L5 28C2 32-2 32-5 28L-9 15C-20 11-29 1-25-9Z'),
    twice('paper', 'M27-3C24 7 16 11 9 15L7 20C2 15 4 6 10 2Z', 1.2),
    one('wood', 'M-32 21L33 13.5L33.8 18L-31.4 25.6Z'),
    one('orange', 'M33 18C21 12 25 1 31-8C35-1 41 11 33 18Z'),
    one('gold', 'M32 15C27 11 29 6 31 1C34 6 36 11 32 15Z', 0),
    one('ink', 'M-5 24C-3 21 3 21 5 24C4 29 2 31 0 31C-2 31-4 29-5 24Z', 0),
    twice('gold', 'M5-3L17-7C16 0 10 2 5-3Z'),
    twice('ink', disc(11, -2.6, 1.7), 0),
  ],
  // The cobbler's hammer and a slipper fit for a king.
  cobbler: [
    one('wood', 'M-17-19L-13.4-21L-2-2L-6 0Z'),
    one('sky', 'M-27-22L-11-31L-7-24L-23-15Z'),
    one(
      'red',
      'M-32 21V5C-27-4-19-8-12-8C-7 2 6 6 17 4C25 2 27-6 22-10C20-12 17-10 18-7L14-9C15-18 30-18 33-6C36 9 24 20 8 21Z',
    ),
    one('wine', 'M-32 6C-28-3-20-8-12-8C-11-1-20 6-32 6Z'),
    one('gold', 'M-33 20H9C20 19 28 14 32 5C34 16 24 26 10 27H-33Z'),
    one('gold', star(8, 6.4, 4.4, -1, 12.6), 1),
    one('gold', disc(20, -16, 3.6)),
    one('none', 'M-26 27V32H-14V27', 2.2),
  ],
};
