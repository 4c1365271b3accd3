import { removeListView } from '@tillbook/contract';
import { answer } from '../../http/call.ts';
import { removeSavedView } from './store.ts';

export const removeListViewCall = answer(
  removeListView,
  async ({ platform, session: { userId }, accountId, body: { list, name } }) => {
    await removeSavedView(platform.database, { userId, accountId, list, name });
    return undefined;
  },
);
