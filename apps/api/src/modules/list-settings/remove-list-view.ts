import { removeListView } from '@tillbook/contract';
import { defineHandler } from '../../http/call.ts';
import { removeSavedView } from './store.ts';

export const removeListViewHandler = defineHandler(
  removeListView,
  async ({ platform, session: { userId }, accountId, body: { list, name } }) => {
    await removeSavedView(platform.database, { userId, accountId, list, name });
    return undefined;
  },
);
