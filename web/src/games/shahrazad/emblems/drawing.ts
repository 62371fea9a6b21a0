/** What an emblem is made of: filled and outlined shapes around (0, 0), some 72 wide and 68 high. */

const INKS = {
  none: 'none',
  paper: '#fdf6e3',
  ink: '#2b2145',
  gold: '#f0c069',
  brass: '#b9832f',
  red: '#c8324c',
  wine: '#8e2339',
  rose: '#f0a0b4',
  orange: '#f08a3c',
  blue: '#3b7fd4',
  sky: '#9cc8f2',
  night: '#27306e',
  violet: '#7c62c4',
  green: '#2f8f5b',
  leaf: '#8fc46a',
  wood: '#8a5a34',
  sand: '#dcae6e',
  skin: '#dca06e',
  turquoise: '#3fc9c0',
};

export const LINE = INKS.ink;

export interface Shape {
  d: string;
  fill: string;
  /** The width of its outline. */
  line: number;
  /** Drawn a second time, as in a mirror. */
  twice: boolean;
}

export const one = (ink: keyof typeof INKS, d: string, line = 1.6): Shape => ({
  d,
  fill: INKS[ink],
  line,
  twice: false,
});
export const twice = (ink: keyof typeof INKS, d: string, line = 1.6): Shape => ({ ...one(ink, d, line), twice: true });

export const disc = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}A${r} ${r} 0 1 0 ${x + r} ${y}A${r} ${r} 0 1 0 ${x - r} ${y}Z`;
