import { listStatementEntries } from '@tillbook/contract';
import { defineHandler } from '../../http/call.ts';
import { readMonth } from './months.ts';
import { entryCountOf, findMonthRange } from './read-statement.ts';
import { findRangeEntries } from './store.ts';

/** Places have no gaps, so a page is the entries from one place to another, however far back it lies. */
export const listStatementEntriesHandler = defineHandler(
  listStatementEntries,
  async ({ platform: { database, clock }, accountId, path, query: { offset, limit } }) => {
    const range = await findMonthRange(database, accountId, readMonth(path.month, clock.now()));
    const first = range.first + offset;
    const last = Math.min(range.last, first + limit - 1);
    const entries = first > last ? [] : await findRangeEntries(database, accountId, { first, last });
    return { entries: [...entries], totalCount: entryCountOf(range) };
  },
);
