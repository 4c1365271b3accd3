import type { AuthorizedAccountId } from '../../runtime/authorized-account.ts';
import type { Database } from '../../db/client.ts';
import { findOrdinals } from '../../db/list-scan/find-ordinals.ts';
import { newParameters, runPrepared } from '../../db/list-scan/statement.ts';
import { containing } from '../../db/text-search.ts';
import {
  findFilteredOrdinals,
  listRange,
  rowsAt,
  type ListFilter,
  type OrdinalRow,
} from '../transactions/index.ts';
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

/** Searches for owners among this many of the newest instruments, because their names have no index. */
const mostInstruments = 20_000;

type Owned = { readonly id: string; readonly lastFour: string };

/** Finds the newest instruments of an owner whose name, or a part of it, begins with a text. */
const findOwned = async (
  database: Database,
  accountId: AuthorizedAccountId,
  beginning: string,
): Promise<readonly Owned[]> => {
  const ordinals = await findOrdinals(database, accountId, {
    table: 'payment_instruments',
    ordinal: 't.ordinal',
    conditions: (parameters) => [
      `t.ordinal > (select m.instrument_count from merchant_ledgers m where m.account_id = ${parameters.add(accountId)}) - ${mostInstruments}`,
      `' ' || t.owner_name ilike ${parameters.add(containing(` ${beginning}`))}`,
    ],
    order: 'desc',
  });
  if (ordinals.length === 0) return [];
  const parameters = newParameters();
  return runPrepared<Owned>(
    database,
    `select i.id, i.last_four as "lastFour" from payment_instruments i
      where i.account_id = ${parameters.add(accountId)}
        and i.ordinal = any(${parameters.add(ordinals.slice(0, mostOfEach))}::bigint[])`,
    parameters,
  );
};

/** Finds the newest payments of an owner, by the index of last four digits. */
const findByOwner = async (
  database: Database,
  accountId: AuthorizedAccountId,
  owner: string,
): Promise<readonly OrdinalRow[]> => {
  const owned = await findOwned(database, accountId, owner);
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
