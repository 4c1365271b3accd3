import { dialogPresses } from './dialog-presses.ts';
import { listPresses } from './list-presses.ts';
import type { Press } from './press.ts';
import { screenPresses } from './screen-presses.ts';

export const merchantPresses: readonly Press[] = [...listPresses, ...screenPresses, ...dialogPresses];
