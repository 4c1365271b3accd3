import type { List } from '@tillbook/contract';

export const pluralOf = (noun: string): string => `${noun.replace(/y$/, 'ie')}s`;

/**
 * Returns the number of matches in words.
 *
 * @example foundText('payment', { totalCount: 1000, totalCountCapped: true }) // '1,000+ payments'
 */
export const foundText = (
  noun: string,
  { totalCount, totalCountCapped }: Pick<List<unknown>, 'totalCount' | 'totalCountCapped'>,
): string => {
  if (totalCount === 1) return `1 ${noun}`;
  return `${totalCount.toLocaleString('en-US')}${totalCountCapped ? '+' : ''} ${pluralOf(noun)}`;
};
