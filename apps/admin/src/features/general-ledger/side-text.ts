import { formatCents } from '@tillbook/domain';

/** Returns the amount on one side of a line, or an empty text for the other side. */
export const sideText = (cents: number): string => (cents === 0 ? '' : formatCents(cents));
