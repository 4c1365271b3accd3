import { listStatementEntries } from '@tillbook/contract';
import { defineHandler } from '../../http/call.ts';
import { readMonth } from './months.ts';
import { entryCountOf, findMonthRange } from './read-statement.ts';
import { findRangeEntries } from './store.ts';

/**
 * Reads a page as a range of ordinals, which have no gaps, so that a later page costs no more than the first
 * page.
 */
export const listStatementEntriesHandler = defineHandler(
  listStatementEntries,
  ({ platform: { reads, clock }, accountId, path, query: { offset, limit } }) =>
    reads.read(async (database) => {
      const range = await findMonthRange(database, accountId, readMonth(path.month, clock.now()));
      const first = range.first + offset;
      const last = Math.min(range.last, first + limit - 1);
      const entries = first > last ? [] : await findRangeEntries(database, accountId, { first, last });
      return { entries: [...entries], totalCount: entryCountOf(range) };
    }),
);
