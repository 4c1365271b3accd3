import type { List } from '@tillbook/contract';
import type { ListKind } from './list-kinds.ts';

/** What the rows of a list are called in a sentence. */
export const rowsOf = (kind: ListKind): string => kind.replace('-ledger', ' entries').replace('-', ' ');

const rowOf = (kind: ListKind): string => rowsOf(kind).replace(/ies$/, 'y').replace(/s$/, '');

/**
 * How many were found, in words.
 *
 * @example foundText('payments', { totalCount: 1000, totalCountCapped: true }) // '1,000+ payments'
 */
export const foundText = (
  kind: ListKind,
  { totalCount, totalCountCapped }: Pick<List<unknown>, 'totalCount' | 'totalCountCapped'>,
): string => {
  if (totalCount === 1) return `1 ${rowOf(kind)}`;
  return `${totalCount.toLocaleString('en-US')}${totalCountCapped ? '+' : ''} ${rowsOf(kind)}`;
};
