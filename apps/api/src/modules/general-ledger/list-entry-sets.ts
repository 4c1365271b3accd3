import { listEntrySets } from '@tillbook/contract';
import { defineHandler } from '../../http/call.ts';
import { findEntrySetPage } from './entry-set-pages.ts';
import { findFilteredEntrySets, isFiltered } from './filtered-entry-sets.ts';
import { toEntrySet } from './entry-set-response.ts';

export const listEntrySetsHandler = defineHandler(listEntrySets, async ({ platform: { reads }, query }) => {
  const { offset, limit, ...filter } = query;
  const { rows, ...totals } = await reads.read((database) =>
    isFiltered(filter)
      ? findFilteredEntrySets(database, filter, { offset, limit })
      : findEntrySetPage(database, offset, limit),
  );
  return { data: rows.map(toEntrySet), ...totals };
});
