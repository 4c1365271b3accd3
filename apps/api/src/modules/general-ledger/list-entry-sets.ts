import { listEntrySets } from '@tillbook/contract';
import { answer } from '../../http/call.ts';
import { findEntrySetPage } from './entry-set-pages.ts';
import { shownEntrySet } from './shown-entry-set.ts';

export const listEntrySetsCall = answer(listEntrySets, async ({ platform, query }) => {
  const { rows, totalCount } = await findEntrySetPage(platform.database, query.offset, query.limit);
  return { data: rows.map(shownEntrySet), totalCount };
});
