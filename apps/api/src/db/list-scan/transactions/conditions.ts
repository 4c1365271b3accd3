import type { TransactionFilter } from '@tillbook/contract';
import { amountWithin, bucketWithin, equalTo } from '../predicates.ts';
import type { Parameters } from '../../statement.ts';
import type { ListRange } from './list-range.ts';

/** The conditions of an index scan, in the terms of `explain`. */
export type Conditions = {
  /** Index Cond: determines which part of the index is read. */
  readonly indexConditions: readonly string[];
  /** Filter: is evaluated on each row that the index returns. */
  readonly filterConditions: readonly string[];
};

const largestAmount = Number.MAX_SAFE_INTEGER;

/** The ordinal as the filter indexes define it; see the schema. */
export const indexedOrdinal = '(t.ordinal + 0)';

export const isOfAmounts = ({ amountMin, amountMax }: TransactionFilter): boolean =>
  amountMin !== undefined || amountMax !== undefined;

export const hasConditions = ({
  status,
  kind,
  method,
  channel,
  lastFour,
  ...filter
}: TransactionFilter): boolean =>
  isOfAmounts(filter) || [status, kind, method, channel, lastFour].some((facet) => facet !== undefined);

/** In the list of payouts, only a payout has no subtype. */
const ofKind = (kind: TransactionFilter['kind'], parameters: Parameters): string[] => {
  if (kind === undefined) return [];
  return kind === 'payout' ? ['t.subtype is null'] : equalTo({ subtype: kind }, parameters);
};

const facetsOf = (
  { status, kind, method, channel, lastFour }: TransactionFilter,
  parameters: Parameters,
): string[] => [
  ...equalTo({ status, method, channel, last_four: lastFour }, parameters),
  ...ofKind(kind, parameters),
];

/** Sets both ends of the range, so that the plan is the same for every filter by amount. */
const amountRange = (filter: TransactionFilter) =>
  isOfAmounts(filter)
    ? { amountMin: filter.amountMin ?? 1, amountMax: filter.amountMax ?? largestAmount }
    : {};

const amountsOf = (filter: TransactionFilter, parameters: Parameters): string[] =>
  amountWithin('amount_cents', amountRange(filter), parameters);

const bucketsOf = (filter: TransactionFilter, parameters: Parameters): string[] =>
  bucketWithin('amount_cents', amountRange(filter), parameters);

export const ofList = ({ accountId, list }: ListRange, parameters: Parameters): string[] => [
  `t.account_id = ${parameters.add(accountId)}`,
  `t.list = ${parameters.add(list)}`,
];

/** Searches by the facets and the amount's bucket; rows of the bucket are rechecked for the amount itself. */
export const byFacets = (filter: TransactionFilter, parameters: Parameters): Conditions => ({
  indexConditions: [...facetsOf(filter, parameters), ...bucketsOf(filter, parameters)],
  filterConditions: amountsOf(filter, parameters),
});

/** Searches by the amount alone; the facets are a filter. */
export const byAmount = (filter: TransactionFilter, parameters: Parameters): Conditions => ({
  indexConditions: amountsOf(filter, parameters),
  filterConditions: facetsOf(filter, parameters),
});

/** Searches by each of a few amounts, because the index has the rows of one amount in list order. */
export const byEachAmount = (amounts: readonly number[], parameters: Parameters): Conditions => ({
  indexConditions: [`t.amount_cents = any(${parameters.add(amounts)}::bigint[])`],
  filterConditions: [],
});

/**
 * Joins each word that a row must have. Each join has a limit, so that the database looks up the ordinal
 * under the word and never reads all rows of the word.
 */
export const joinWords = (
  { accountId }: Pick<ListRange, 'accountId'>,
  wordKeys: readonly string[],
  parameters: Parameters,
): string =>
  wordKeys
    .map(
      (key, word) => `
      cross join lateral (
        select from transaction_words x
         where x.account_id = ${parameters.add(accountId)} and x.word_key = ${parameters.add(key)}::bigint
           and x.ordinal = t.ordinal limit 1) as word_${word}`,
    )
    .join('');

/**
 * Selects the given ordinals that have each of the words, in no particular order. The ordinals are looked up
 * together along the word index, page by page, which is several times as fast as looking them up one by one.
 *
 * @param ordinals a statement that selects `ordinal`
 */
export const semiJoinWords = (
  { accountId }: Pick<ListRange, 'accountId'>,
  ordinals: string,
  wordKeys: readonly string[],
  parameters: Parameters,
): string =>
  wordKeys.reduce(
    (among, key) => `
      select x.ordinal from transaction_words x
       where x.account_id = ${parameters.add(accountId)} and x.word_key = ${parameters.add(key)}::bigint
         and x.ordinal = any(array(${among}))`,
    ordinals,
  );

/**
 * Returns a condition on the word signature in the index, which excludes nearly all rows without the words of
 * a text.
 */
export const signatureMatches = (wordSignature: string | undefined, parameters: Parameters): string[] => {
  if (wordSignature === undefined) return [];
  const signature = parameters.add(wordSignature);
  return [`t.word_bits & ${signature}::bigint = ${signature}::bigint`];
};

export const everyCondition = (filter: TransactionFilter, parameters: Parameters): string[] => [
  ...facetsOf(filter, parameters),
  ...amountsOf(filter, parameters),
];
