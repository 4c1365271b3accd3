import { getEntrySet } from '@tillbook/contract';
import { defineHandler } from '../../http/call.ts';
import { toEntrySet } from './entry-set-response.ts';
import { findEntrySets } from './store.ts';

export const getEntrySetHandler = defineHandler(getEntrySet, async ({ platform, path, refuse }) => {
  const [found] = await findEntrySets(platform.database.drizzle, [path.id]);
  return found ? toEntrySet(found) : refuse('not_found');
});
