import type { TransactionFilter } from '@tillbook/contract';
import type { Database } from '../../client.ts';
import { newParameters, runPrepared, type Parameters } from '../../statement.ts';
import type { Sorting } from '../list.ts';
import { within } from '../predicates.ts';
import { everyCondition, ofList } from './conditions.ts';
import type { TransactionRange } from './list-range.ts';
import { scannedRow, type ScannedRow, type StoredRow } from './scanned-row.ts';

export const isPosted = ({ postedFrom, postedUntil }: TransactionFilter): boolean =>
  postedFrom !== undefined || postedUntil !== undefined;

/**
 * Selects the first ordinal of an account's entries at or after a moment by binary search: entries are posted
 * in order, under the account's lock.
 */
const entrySince = (account: string, moment: string): string => `(
  with recursive search (low, beyond) as (
    select 1::bigint, m.entry_count + 1 from merchant_ledgers m where m.account_id = ${account}
    union all
    select case when probe.is_before then probe.middle + 1 else low end,
           case when probe.is_before then beyond else probe.middle end
      from search
     cross join lateral (
       select e.ordinal as middle, e.created_at < ${moment}::timestamptz as is_before from ledger_entries e
        where e.account_id = ${account} and e.ordinal = (low + beyond) / 2) as probe
     where low < beyond
  ) select low from search where low = beyond)`;

const withText = (
  { accountId, wordKeys }: TransactionRange,
  { text }: TransactionFilter,
  parameters: Parameters,
) => {
  if (text === undefined) return [];
  const [account, name] = [parameters.add(accountId), parameters.add(text)];
  const words = (wordKeys ?? []).map(
    (key) => `exists (select from transaction_words x
       where x.account_id = ${account} and x.word_key = ${parameters.add(key)}::bigint and x.ordinal = t.ordinal)`,
  );
  const named = [`t.id = ${name}`, `t.reference_id = ${name}`];
  return [`(${[...named, ...(words.length === 0 ? [] : [`(${words.join(' and ')})`])].join(' or ')})`];
};

export const scanPosted = async (
  database: Database,
  range: TransactionRange,
  filter: TransactionFilter,
  { sort, order }: Sorting,
  limit: number,
): Promise<readonly ScannedRow[]> => {
  const { postedFrom, postedUntil } = filter;
  const parameters = newParameters();
  const account = parameters.add(range.accountId);
  const since = (moment: string) => entrySince(account, parameters.add(new Date(moment)));
  const ordinals = [
    ...(postedFrom === undefined ? [] : [`e.ordinal >= ${since(postedFrom)}`]),
    ...(postedUntil === undefined ? [] : [`e.ordinal < ${since(postedUntil)}`]),
  ];
  const conditions = [
    ...ofList(range, parameters),
    ...everyCondition(filter, parameters),
    ...withText(range, filter, parameters),
    within('t.ordinal', range, parameters),
  ];
  const rows = await runPrepared<StoredRow>(
    database,
    `select t.ordinal, t.amount_cents
       from (select distinct e.transaction_id from ledger_entries e
              where e.account_id = ${account} and e.category = 'transaction' and ${ordinals.join(' and ')} offset 0) as posted
      cross join lateral (
        select t.* from transactions t where t.account_id = ${account} and t.id = posted.transaction_id limit 1) as t
      where ${conditions.join(' and ')}
      order by ${sort === 'amount' ? `t.amount_cents ${order}, ` : ''}t.ordinal ${order} limit ${limit}`,
    parameters,
  );
  return rows.map(scannedRow);
};
