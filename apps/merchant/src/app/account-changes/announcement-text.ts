import { capitalize, formatCents, statusLabel } from '@tillbook/domain';
import type { Row } from './rows.ts';

/** What the rows of the lists are called that tell what comes. A ledger's entries come with what they are about. */
const nouns = ['payment', 'payout', 'refund', 'dispute', 'settlement'] as const;

export type Noun = (typeof nouns)[number];

/** What the rows behind a query's key are called; undefined where their coming is no news by itself. */
export const nounOf = (queryKey: readonly unknown[]): Noun | undefined =>
  nouns.find((noun) => queryKey.includes(`${noun}s`) && !queryKey.includes('entries'));

const counted = (count: number, noun: string) => `${String(count)} ${noun}${count === 1 ? '' : 's'}`;

export const arrivedText = (count: number, noun: Noun): string =>
  count === 1 ? `1 new ${noun}` : `${String(count)} new ${noun}s`;

/** What the button says where rows are held back that have no name, or that have only changed their places. */
export const latestText = 'Show the latest';

/** What a person hears of: `Payment $12.00 succeeded`. */
export const movedOnText = ({ amount, status = '' }: Row, noun: Noun): string =>
  [
    capitalize(noun),
    ...(amount === undefined ? [] : [formatCents(amount)]),
    statusLabel(status).toLowerCase(),
  ].join(' ');

export const manyMovedOnText = (count: number, noun: Noun): string => `${counted(count, noun)} changed`;

export const balancesChanged = 'Balances updated';
