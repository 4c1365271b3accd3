import type { AuthorizedAccountId } from '../../runtime/authorized-account.ts';
import type { Database } from '../../db/client.ts';
import { newParameters, runPrepared } from '../../db/list-scan/statement.ts';
import {
  findFilteredOrdinals,
  listRange,
  rowsAt,
  type ListFilter,
  type OrdinalRow,
} from '../transactions/index.ts';
import { findOwnedInstruments } from './found-owners.ts';
import { findOrdinalsByWords } from './found-words.ts';
import type { SearchTerms } from './search-terms.ts';
import { mostOfEach } from './store.ts';

const newestFirst = { sort: 'createdAt', order: 'desc' } as const;

/** Finds the newest payments that match a filter of their list, by the same indexes. */
const findByFilter = async (
  database: Database,
  accountId: AuthorizedAccountId,
  filter: ListFilter,
): Promise<readonly OrdinalRow[]> => {
  const range = await listRange(database, accountId, 'payments', filter);
  const ordinals = await findFilteredOrdinals(database, range, filter, newestFirst, mostOfEach);
  return rowsAt(database, range, ordinals);
};

/** Finds the newest payments of an owner, by the index of last four digits. */
const findByOwner = async (
  database: Database,
  accountId: AuthorizedAccountId,
  owner: string,
): Promise<readonly OrdinalRow[]> => {
  const owned = await findOwnedInstruments(database, accountId, owner, mostOfEach);
  if (owned.length === 0) return [];
  const parameters = newParameters();
  const rows = await runPrepared<{ readonly ordinal: string }>(
    database,
    `select t.ordinal from transactions t
      where t.account_id = ${parameters.add(accountId)} and t.list = 'payments'
        and t.last_four = any(${parameters.add(owned.map(({ lastFour }) => lastFour))}::text[])
        and t.payment_instrument_id = any(${parameters.add(owned.map(({ id }) => id))}::text[])
      order by (t.ordinal + 0) desc limit ${mostOfEach}`,
    parameters,
  );
  return rowsAt(
    database,
    { accountId, list: 'payments' },
    rows.map(({ ordinal }) => Number(ordinal)),
  );
};

/** Finds the newest payments with words that begin as typed. */
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

/** Finds the newest payments by last four digits, words and owner. */
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
