import { styleVariants } from '@vanilla-extract/css';
import { spaces } from './space.ts';

/** Sets the gap between the children of a layout: one class per value of the closed list. */
export const gap = styleVariants(spaces, (value) => ({ gap: value }));

/** A distance in px. */
export type Space = keyof typeof gap;
