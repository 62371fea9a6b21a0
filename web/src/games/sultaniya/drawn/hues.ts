/** The colours of the drawings: one family a floor, and the stone that all floors share. */
export interface Hue {
  wall: string;
  dark: string;
  light: string;
}

export const HUES: Hue[] = [
  { wall: '#2f62b5', dark: '#1c3f80', light: '#7fb0f2' },
  { wall: '#b84c3a', dark: '#7f2b26', light: '#f0a184' },
  { wall: '#2b8c63', dark: '#155240', light: '#83d6a9' },
  { wall: '#dba23a', dark: '#96651a', light: '#fbdf9a' },
];

export const STONE = '#f1e4c3';
export const STONE_SHADE = '#cdb588';
export const LINE = '#2a1f3d';
export const GOLD = '#f0c069';
export const GOLD_DEEP = '#a8731f';
export const LIGHT = '#ffdc86';
export const DARK = '#141c44';
export const WOOD = '#6b3a22';

export const DJINN_HUES = {
  blue: { skin: '#4f8ff0', deep: '#1f4fae' },
  red: { skin: '#ea6a55', deep: '#9c2c2a' },
  green: { skin: '#47b97f', deep: '#176a4a' },
  gold: { skin: '#f0c069', deep: '#a8731f' },
};
