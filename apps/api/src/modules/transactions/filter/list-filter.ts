import type { BodyOf, createExport } from '@tillbook/contract';
import { AppError } from '../../../app-error.ts';
import { refuseTurnedRange } from '../../../http/list-query.ts';

/** What a list of transactions is narrowed to, as the contract says it; an absent part narrows nothing. */
export type ListFilter = NonNullable<BodyOf<typeof createExport>['filter']>;

/** Each word is looked up by itself, as often as there are words. */
const mostWords = 20;

const refuseManyWords = (text: string | undefined, within: string): void => {
  const words = new Set(text?.toLowerCase().match(/[\p{L}\p{N}]+/gu));
  if (words.size <= mostWords) return;
  throw new AppError('invalid_input', { fields: { [`${within}text`]: `Give at most ${mostWords} words.` } });
};

/**
 * The filter among the parameters of a call, or nothing where they narrow nothing. A range that ends before it begins is refused.
 *
 * @param within where a body has the filter, for the names of the fields
 */
export const listFilterIn = (given: ListFilter, within = ''): ListFilter | undefined => {
  refuseTurnedRange(given, within);
  refuseManyWords(given.text, within);
  const { status, method, channel, from, until, amountMin, amountMax, lastFour } = given;
  const text = given.text?.trim() === '' ? undefined : given.text?.trim();
  const filter = { status, method, channel, from, until, amountMin, amountMax, lastFour, text };
  return Object.values(filter).some((part) => part !== undefined) ? filter : undefined;
};
