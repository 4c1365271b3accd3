import { capitalize, formatCents, statusLabel } from '@tillbook/domain';
import type { Noun } from '../../query-keys.ts';
import type { Row } from './rows.ts';

const counted = (count: number, noun: string) => `${String(count)} ${noun}${count === 1 ? '' : 's'}`;

export const arrivedText = (count: number, noun: Noun): string =>
  count === 1 ? `1 new ${noun}` : `${String(count)} new ${noun}s`;

/** The button's text when held rows have no noun, or only their order changed. */
export const latestText = 'Show the latest';

/** Announced as: `Payment $12.00 succeeded`. */
export const statusText = ({ amount, status = '' }: Row, noun: Noun): string =>
  [
    capitalize(noun),
    ...(amount === undefined ? [] : [formatCents(amount)]),
    statusLabel(status).toLowerCase(),
  ].join(' ');

export const manyChangedText = (count: number, noun: Noun): string => `${counted(count, noun)} changed`;

export const balancesChanged = 'Balances updated';
