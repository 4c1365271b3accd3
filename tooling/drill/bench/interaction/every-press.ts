import { adminPresses } from './admin-presses.ts';
import { merchantPresses } from './merchant-presses.ts';
import type { Press } from './press.ts';

export const everyPress: readonly Press[] = [...merchantPresses, ...adminPresses];
