import { amountWithin, bucketWithin, equalTo } from '../../../db/list-scan/predicates.ts';
import type { Parameters } from '../../../db/list-scan/statement.ts';
import type { ListFilter } from './list-filter.ts';
import type { PartOfList } from './part-of-list.ts';

/** What a row has to be, for the index that leads to it and for the rows that it leads to. */
export type Conditions = {
  /** What the index is entered by. */
  readonly sought: readonly string[];
  /** What is looked at in each row of the index. */
  readonly checked: readonly string[];
};

const largestAmount = Number.MAX_SAFE_INTEGER;

/** The ordinal as the indexes of filters have it. */
export const indexedOrdinal = '(t.ordinal + 0)';

export const isOfAmounts = ({ amountMin, amountMax }: ListFilter): boolean =>
  amountMin !== undefined || amountMax !== undefined;

/** Whether a filter asks anything of a row but its ordinal and what it says. */
export const hasConditions = ({ status, method, channel, lastFour, ...filter }: ListFilter): boolean =>
  isOfAmounts(filter) || [status, method, channel, lastFour].some((facet) => facet !== undefined);

const facetsOf = ({ status, method, channel, lastFour }: ListFilter, parameters: Parameters): string[] =>
  equalTo({ status, method, channel, last_four: lastFour }, parameters);

/** Both ends of the range: an index is planned the same for every filter of amounts. */
const amountRange = (filter: ListFilter) =>
  isOfAmounts(filter)
    ? { amountMin: filter.amountMin ?? 1, amountMax: filter.amountMax ?? largestAmount }
    : {};

const amountsOf = (filter: ListFilter, parameters: Parameters): string[] =>
  amountWithin('amount_cents', amountRange(filter), parameters);

const bucketsOf = (filter: ListFilter, parameters: Parameters): string[] =>
  bucketWithin('amount_cents', amountRange(filter), parameters);

export const ofList = ({ accountId, list }: PartOfList, parameters: Parameters): string[] => [
  `t.account_id = ${parameters.add(accountId)}`,
  `t.list = ${parameters.add(list)}`,
];

/** By the facets, and the amount's bucket among them: the amount itself is looked at. */
export const byFacets = (filter: ListFilter, parameters: Parameters): Conditions => ({
  sought: [...facetsOf(filter, parameters), ...bucketsOf(filter, parameters)],
  checked: amountsOf(filter, parameters),
});

/** By the amount alone: the facets are looked at. */
export const byAmount = (filter: ListFilter, parameters: Parameters): Conditions => ({
  sought: amountsOf(filter, parameters),
  checked: facetsOf(filter, parameters),
});

/** By each of a few amounts, so that the index has what is of one in the order of the list. */
export const byEachAmount = (amounts: readonly number[], parameters: Parameters): Conditions => ({
  sought: [`t.amount_cents = any(${parameters.add(amounts)}::bigint[])`],
  checked: [],
});

/**
 * A join for each word that a row is to have. Each has a limit of its own, so that the database looks the ordinal up under the
 * word and never reads all that is under it.
 */
export const withWords = (wordKeys: readonly string[], parameters: Parameters, of = 't'): string =>
  wordKeys
    .map(
      (key, word) => `
      cross join lateral (
        select from transaction_words x
         where x.word_key = ${parameters.add(key)}::bigint and x.ordinal = ${of}.ordinal limit 1) as word_${word}`,
    )
    .join('');

/**
 * The ordinals among some that have each of the words, in no order. All are looked up in one go along the index of words, page
 * by page, which is several times as fast as one by one.
 *
 * @param ordinals a statement that selects `ordinal`
 */
export const havingWords = (ordinals: string, wordKeys: readonly string[], parameters: Parameters): string =>
  wordKeys.reduce(
    (among, key) => `
      select x.ordinal from transaction_words x
       where x.word_key = ${parameters.add(key)}::bigint and x.ordinal = any(array(${among}))`,
    ordinals,
  );

/** Whether a row can have the words of a text, by its Bloom filter signature in the index, which leaves nearly all others out. */
export const withSignature = (wordSignature: string | undefined, parameters: Parameters): string[] => {
  if (wordSignature === undefined) return [];
  const signature = parameters.add(wordSignature);
  return [`t.word_bits & ${signature}::bigint = ${signature}::bigint`];
};

/** All that one row is asked, where something else led to it. */
export const everyCondition = (filter: ListFilter, parameters: Parameters): string[] => [
  ...facetsOf(filter, parameters),
  ...amountsOf(filter, parameters),
];
