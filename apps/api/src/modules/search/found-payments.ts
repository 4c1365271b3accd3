import type { AuthorizedAccountId } from '../../runtime/authorized-account.ts';
import type { Database } from '../../db/client.ts';
import { filteredList, findOrdinals, transactionList } from '../../db/list-scan/index.ts';
import { rowsAt, type ListFilter, type OrdinalRow } from '../transactions/index.ts';
import { findOwnedInstruments, type OwnedInstrument } from './found-owners.ts';
import { findOrdinalsByWords } from './found-words.ts';
import type { SearchTerms } from './search-terms.ts';
import { mostOfEach } from './store.ts';

const newest = { offset: 0, limit: mostOfEach } as const;

const payments = transactionList('payments');

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

const paymentsByInstrument = filteredList<readonly OwnedInstrument[]>({
  table: 'transactions',
  ordinal: '(t.ordinal + 0)',
  conditions: (owned, parameters) => [
    `t.list = 'payments'`,
    `t.last_four = any(${parameters.add(owned.map(({ lastFour }) => lastFour))}::text[])`,
    `t.payment_instrument_id = any(${parameters.add(owned.map(({ id }) => id))}::text[])`,
  ],
});

const findByOwner = async (
  database: Database,
  accountId: AuthorizedAccountId,
  owner: string,
): Promise<readonly OrdinalRow[]> => {
  const owned = await findOwnedInstruments(database, accountId, owner, mostOfEach);
  if (owned.length === 0) return [];
  const { page } = await findOrdinals(database, accountId, {
    list: paymentsByInstrument,
    filter: owned,
    page: newest,
    scanLimit: mostOfEach,
  });
  return rowsAt(database, { accountId, list: 'payments' }, page);
};

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
