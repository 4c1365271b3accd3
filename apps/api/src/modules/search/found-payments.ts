import type { AuthorizedAccountId } from '../../runtime/authorized-account.ts';
import type { Database } from '../../db/client.ts';
import { filteredList, findOrdinals, transactionList } from '../../db/list-scan/index.ts';
import { newParameters, runPrepared } from '../../db/statement.ts';
import { containing } from '../../db/text-search.ts';
import { rowsAt, type ListFilter, type OrdinalRow } from '../transactions/index.ts';
import { findOrdinalsByWords } from './found-words.ts';
import type { SearchTerms } from './search-terms.ts';
import { mostOfEach } from './store.ts';

const newest = { offset: 0, limit: mostOfEach } as const;

const payments = transactionList('payments');

/** The newest payments that a filter of their list matches, by the same indexes. */
const findByFilter = async (
  database: Database,
  accountId: AuthorizedAccountId,
  filter: ListFilter,
): Promise<readonly OrdinalRow[]> => {
  const { page } = await findOrdinals(database, accountId, {
    list: payments,
    filter,
    page: newest,
    scanLimit: mostOfEach,
  });
  return rowsAt(database, { accountId, list: 'payments' }, page);
};

/** Owners are looked for among so many of the newest instruments: their names are in no index. */
const mostInstruments = 20_000;

type Owned = { readonly id: string; readonly lastFour: string };

/** The newest instruments by a name of their owner, or a part of it, that begins with a text. */
const instrumentsByOwner = filteredList<string>({
  table: 'payment_instruments',
  ordinal: 't.ordinal',
  conditions: (beginning, parameters, accountId) => [
    `t.ordinal > (select m.instrument_count from merchant_ledgers m where m.account_id = ${parameters.add(accountId)}) - ${mostInstruments}`,
    `' ' || t.owner_name ilike ${parameters.add(containing(` ${beginning}`))}`,
  ],
});

/** Payments by their instruments, through the index of last four digits. */
const paymentsByInstrument = filteredList<readonly Owned[]>({
  table: 'transactions',
  ordinal: '(t.ordinal + 0)',
  conditions: (owned, parameters) => [
    `t.list = 'payments'`,
    `t.last_four = any(${parameters.add(owned.map(({ lastFour }) => lastFour))}::text[])`,
    `t.payment_instrument_id = any(${parameters.add(owned.map(({ id }) => id))}::text[])`,
  ],
});

const findOwned = async (
  database: Database,
  accountId: AuthorizedAccountId,
  beginning: string,
): Promise<readonly Owned[]> => {
  const { page } = await findOrdinals(database, accountId, {
    list: instrumentsByOwner,
    filter: beginning,
    page: newest,
  });
  if (page.length === 0) return [];
  const parameters = newParameters();
  return runPrepared<Owned>(
    database,
    `select i.id, i.last_four as "lastFour" from payment_instruments i
      where i.account_id = ${parameters.add(accountId)} and i.ordinal = any(${parameters.add(page)}::bigint[])`,
    parameters,
  );
};

/** The newest payments of an owner. */
const findByOwner = async (
  database: Database,
  accountId: AuthorizedAccountId,
  owner: string,
): Promise<readonly OrdinalRow[]> => {
  const owned = await findOwned(database, accountId, owner);
  if (owned.length === 0) return [];
  const { page } = await findOrdinals(database, accountId, {
    list: paymentsByInstrument,
    filter: owned,
    page: newest,
    scanLimit: mostOfEach,
  });
  return rowsAt(database, { accountId, list: 'payments' }, page);
};

/** The newest payments with words that begin as typed. */
const findByWords = async (
  database: Database,
  accountId: AuthorizedAccountId,
  words: string,
): Promise<readonly OrdinalRow[]> =>
  rowsAt(
    database,
    { accountId, list: 'payments' },
    await findOrdinalsByWords(database, accountId, words, mostOfEach),
  );

/** The newest payments with the last four digits, the words or the owner that a text may mean. */
export const findPayments = async (
  database: Database,
  accountId: AuthorizedAccountId,
  { words, lastFour, owner }: SearchTerms,
): Promise<readonly OrdinalRow[]> => {
  const found = await Promise.all([
    lastFour === '' ? [] : findByFilter(database, accountId, { lastFour }),
    words === '' ? [] : findByFilter(database, accountId, { text: words }),
    words === '' ? [] : findByWords(database, accountId, words),
    owner === '' ? [] : findByOwner(database, accountId, owner),
  ]);
  return found.flat();
};
