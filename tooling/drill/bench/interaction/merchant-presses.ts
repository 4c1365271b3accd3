import { dialogPresses } from './dialog-presses.ts';
import { listPresses } from './list-presses.ts';
import type { Press } from './press.ts';
import { screenPresses } from './screen-presses.ts';

/** The presses of the merchant app. A new kind is a new entry of one of the three. */
export const merchantPresses: readonly Press[] = [...listPresses, ...screenPresses, ...dialogPresses];
