import type { Database } from '../../db/client.ts';
import type { AuthorizedAccountId } from '../../authorized-account.ts';
import {
  findFilteredOrdinals,
  type ListFilter,
  partOfList,
  rowsAt,
  rowsBelow,
  type OrdinalRow,
} from '../transactions/index.ts';
import { storedFilter, type ExportRow } from './store.ts';

const rowsAtOnce = 1000;

type Exported = Pick<ExportRow, 'list' | 'throughOrdinal' | 'filter'>;

/** The next rows below a place, newest first. */
type Below = (belowOrdinal: number) => Promise<readonly OrdinalRow[]>;

const ofFilter = async (
  database: Database,
  accountId: AuthorizedAccountId,
  list: Exported['list'],
  filter: ListFilter,
): Promise<Below> => {
  const part = await partOfList(database, accountId, list, filter);
  return async (belowOrdinal) => {
    const rest = { ...part, high: Math.min(part.high, belowOrdinal - 1) };
    const sorting = { sort: 'createdAt', order: 'desc' } as const;
    return rowsAt(database, part, await findFilteredOrdinals(database, rest, filter, sorting, rowsAtOnce));
  };
};

const below = async (
  database: Database,
  accountId: AuthorizedAccountId,
  exported: Exported,
): Promise<Below> => {
  const { list } = exported;
  const filter = storedFilter(exported);
  return filter === undefined
    ? (belowOrdinal) => rowsBelow(database, accountId, list, { belowOrdinal, limit: rowsAtOnce })
    : ofFilter(database, accountId, list, filter);
};

/**
 * The rows of an export, newest first, a thousand at a time: each batch begins where the one before it ended, so that
 * however many there are, no more than these are in memory, and what comes to the list meanwhile moves nothing.
 */
export const exportedRows = async function* (
  database: Database,
  accountId: AuthorizedAccountId,
  exported: Exported,
): AsyncGenerator<readonly OrdinalRow[], void, undefined> {
  const next = await below(database, accountId, exported);
  let belowOrdinal = exported.throughOrdinal + 1;
  while (belowOrdinal > 1) {
    // oxlint-disable-next-line no-await-in-loop -- where a batch begins is known from the one before it
    const rows = await next(belowOrdinal);
    const last = rows.at(-1);
    if (last === undefined) return;
    yield rows;
    belowOrdinal = last.ordinal;
  }
};
