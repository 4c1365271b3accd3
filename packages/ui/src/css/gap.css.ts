import { styleVariants } from '@vanilla-extract/css';
import { spaces } from './space.ts';

/** The gap between the children of a layout: one class per value of the closed list. */
export const gap = styleVariants(spaces, (value) => ({ gap: value }));

/** A key of the list: a distance in px. */
export type Space = keyof typeof gap;
