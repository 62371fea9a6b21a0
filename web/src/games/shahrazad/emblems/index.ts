/** The emblem of every tale that the house tells, by the tale's name. */
import { BLACK } from './black';
import { BLUE } from './blue';
import type { Shape } from './drawing';
import { RED } from './red';
import { YELLOW } from './yellow';

export const EMBLEMS: Record<string, Shape[]> = { ...RED, ...BLUE, ...YELLOW, ...BLACK };
