import { styleVariants } from '@vanilla-extract/css';
import { spaces } from './space.ts';

/** The distance between the children of a layout, one class for each value of the closed list. */
export const gap = styleVariants(spaces, (value) => ({ gap: value }));

/** A key of the list: a distance in px. */
export type Space = keyof typeof gap;
