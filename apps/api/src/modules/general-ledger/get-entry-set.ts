import { getEntrySet } from '@tillbook/contract';
import { defineHandler } from '../../http/call.ts';
import { shownEntrySet } from './shown-entry-set.ts';
import { findEntrySets } from './store.ts';

export const getEntrySetHandler = defineHandler(getEntrySet, async ({ platform, path, refuse }) => {
  const [found] = await findEntrySets(platform.database.drizzle, [path.id]);
  return found ? shownEntrySet(found) : refuse('not_found');
});
