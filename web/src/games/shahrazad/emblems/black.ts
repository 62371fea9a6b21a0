/** The tales of the mask. */
import { star } from '../../../art/shapes';
import { disc, one, twice, type Shape } from './drawing';

export const BLACK: Record<string, Shape[]> = {
  // Somebody looks out of the oil jar.
  'forty-thieves': [
    twice('none', 'M18-9C33-9 34 9 23 12', 4.4),
    one('orange', 'M-17-12C-28 0-26 22-12 34H12C26 22 28 0 17-12Z'),
    one(
      'gold',
      'M-24 6L-18 12L-12 6L-6 12L0 6L6 12L12 6L18 12L24 6C25 10 25 14 24 18L18 24L12 18L6 24L0 18L-6 24L-12 18L-18 24L-24 18C-25 14-25 10-24 6Z',
      1.2,
    ),
    one('ink', 'M-18-25H18V-14H-18Z'),
    twice('paper', 'M4-20C7-23.4 12-23.4 14.4-20C11-17 7-17 4-20Z', 0),
    twice('ink', disc(9, -20, 1.9), 0),
    one('orange', 'M-20-15H20V-9H-20Z'),
    one('orange', 'M-19-24C-13-35 13-36 19-27Z'),
    one('gold', disc(0, -34, 3.2)),
  ],
  // The spider that won the box of all stories.
  anansi: [
    one('none', 'M0-36V34M-36-22L36 26M36-22L-36 26M-37 2H37', 0.7),
    one('none', 'M0-28L20-12L28 2L20 18L0 26L-20 18L-28 2L-20-12ZM0-18L13-8L17 2L13 12L0 16L-13 12L-17 2L-13-8Z', 0.7),
    twice('none', 'M5-12C13-23 21-25 27-19M7-7C18-14 26-12 33-4M8-2C18-3 24 3 28 13M6 3C12 5 16 12 16 22', 2.6),
    one('violet', 'M-18 18H18V34H-18Z'),
    one('violet', 'M-18 18C-18 9 18 9 18 18Z'),
    one('gold', 'M-13 13H-8V34H-13ZM8 13H13V34H8Z', 1.2),
    one('gold', 'M-4 16H4V22C4 25 1 26 0 27C-1 26-4 25-4 22Z', 1.2),
    one('ink', disc(0, -1, 10.4), 0),
    one('ink', disc(0, -14, 6.8), 0),
    one('gold', star(8, 6, 4, 0, -1), 0),
    twice('paper', disc(2.8, -15.6, 2), 0),
    twice('red', disc(2.8, -15.4, 0.9), 0),
  ],
  // The key that must not be used.
  bluebeard: [
    one('none', 'M0-2V30', 9.6),
    one('gold', 'M-3-4H3V33H-3Z', 0),
    one('gold', 'M3 15H17V20.4H11V23.6H17V31H3Z'),
    one('gold', 'M-3 14H3V32H-3Z', 0),
    one('gold', disc(0, -19, 16) + disc(0, -19, 8.4)),
    one('violet', disc(0, -19, 8.4)),
    one('gold', star(8, 6.4, 4.2, 0, -19), 1),
    one('brass', 'M-7-5H7V0H-7Z'),
    one('gold', disc(0, -34, 2.4) + disc(-15, -19, 2.2) + disc(15, -19, 2.2), 1),
    one('red', 'M-16 9C-11 16-9 20-9 23.6A7.2 7.2 0 0 1-23 23.6C-23 20-21 16-16 9Z'),
    one('none', 'M-19 24A3.4 3.4 0 0 0-16 27', 1.4),
  ],
  // The cat in his feathered hat.
  puss: [
    twice('orange', 'M11-6L28-11L22 9Z'),
    one('orange', 'M-22 2C-22-11-11-15 0-15C11-15 22-11 22 2C22 16 11 25 0 25C-11 25-22 16-22 2Z'),
    twice('paper', 'M0 9C6 7 13 11 12 17C9 22 4 24 0 24Z', 0),
    twice('leaf', 'M4 1C7-4 14-4 16 0C13 5 7 5 4 1Z', 1.4),
    twice('ink', 'M9.4-2.6C10.8-1 10.8 2 9.4 3.6C8 2 8-1 9.4-2.6Z', 0),
    one('wine', 'M-3.4 8H3.4L0 12Z', 1),
    one('none', 'M0 12V15M0 15C-2 18-6 18-7 16M0 15C2 18 6 18 7 16', 1.4),
    twice('none', 'M13 11L32 8M13 14L32 16M13 17L29 23', 1.1),
    one('night', 'M-17-12C-17-28-9-34 2-33C12-32 16-24 17-12Z'),
    one('red', 'M-17-17C-6-22 6-22 17-17V-11C6-16-6-16-17-11Z', 1.2),
    one('night', 'M-32-10C-20-18 20-18 32-10C20-7-20-7-32-10Z'),
    one('gold', 'M9-17C15-33 27-37 36-31C31-29 30-27 30-24C26-24 24-22 23-19C18-20 14-19 9-17Z'),
    one('none', 'M-14 27C-6 31 6 31 14 27', 4),
  ],
};
