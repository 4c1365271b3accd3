import type { Database } from '../../db/client.ts';
import type { AuthorizedAccountId } from '../../http/authorized-account.ts';
import { rowsBelow, type PlacedRow } from '../transactions/list-store.ts';
import type { ExportRow } from './store.ts';

const rowsAtOnce = 1000;

/**
 * The rows of an export, newest first, a thousand at a time: each batch begins where the one before it ended, so that
 * however many there are, no more than these are in memory, and what comes to the list meanwhile moves nothing.
 */
export const exportedRows = async function* (
  database: Database,
  accountId: AuthorizedAccountId,
  { list, throughOrdinal }: Pick<ExportRow, 'list' | 'throughOrdinal'>,
): AsyncGenerator<readonly PlacedRow[], void, undefined> {
  let belowOrdinal = throughOrdinal + 1;
  while (belowOrdinal > 1) {
    // oxlint-disable-next-line no-await-in-loop -- where a batch begins is known from the one before it
    const rows = await rowsBelow(database, accountId, list, { belowOrdinal, limit: rowsAtOnce });
    const last = rows.at(-1);
    if (last === undefined) return;
    yield rows;
    belowOrdinal = last.ordinal;
  }
};
