import { transactionStatuses, type ExportFilter, type TransactionFilter } from '@tillbook/contract';
import { AppError } from '../../../runtime/app-error.ts';
import { refuseTurnedRange } from '../../../http/list-query.ts';

export type ListFilter = TransactionFilter;

/** Limited because each word is looked up separately. */
const mostWords = 20;

const refuseManyWords = (text: string | undefined, within: string): void => {
  const words = new Set(text?.toLowerCase().match(/[\p{L}\p{N}]+/gu));
  if (words.size <= mostWords) return;
  throw new AppError('invalid_input', { fields: { [`${within}text`]: `Enter at most ${mostWords} words.` } });
};

/**
 * Returns the filter in a call's parameters, or `undefined` if no field is set. Refuses a range that ends
 * before it begins.
 *
 * @param within the prefix of field names in errors, such as `filter.`
 */
export const listFilterIn = (parameters: ListFilter, within = ''): ListFilter | undefined => {
  refuseTurnedRange(parameters, within);
  refuseManyWords(parameters.text, within);
  const { status, kind, method, channel, from, until, amountMin, amountMax, lastFour } = parameters;
  const { postedFrom, postedUntil } = parameters;
  const text = parameters.text?.trim() === '' ? undefined : parameters.text?.trim();
  const posted = { postedFrom, postedUntil };
  const filter = {
    status,
    kind,
    method,
    channel,
    from,
    until,
    ...posted,
    amountMin,
    amountMax,
    lastFour,
    text,
  };
  return Object.values(filter).some((value) => value !== undefined) ? filter : undefined;
};

const isTransactionStatus = (status: string): status is NonNullable<ListFilter['status']> =>
  transactionStatuses.some((known) => known === status);

/** Drops the fields of other lists; they were checked when the filter was received. */
export const transactionFilterIn = (
  filter: ExportFilter = {},
  within = 'filter.',
): ListFilter | undefined => {
  const { status, type: _type, purpose: _purpose, category: _category, ...shared } = filter;
  return listFilterIn(
    { ...shared, ...(status !== undefined && isTransactionStatus(status) && { status }) },
    within,
  );
};
