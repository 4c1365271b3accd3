import { mostSavedViews, saveListView, type BodyOf } from '@tillbook/contract';
import { defineHandler } from '../../http/call.ts';
import { countOtherViews, holdSaves, putSavedView } from './store.ts';

type View = BodyOf<typeof saveListView>['view'];

const saidIn = (view: View): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(view).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );

/** One view at a time: what another tab has saved meanwhile stays. */
export const saveListViewHandler = defineHandler(
  saveListView,
  async ({ platform, session: { userId }, accountId, body: { list, name, view }, refuse }) => {
    const named = { userId, accountId, list, name };
    const createdAt = platform.clock.now();
    await platform.database.drizzle.transaction(async (transaction) => {
      await holdSaves(transaction, userId);
      if ((await countOtherViews(transaction, named)) >= mostSavedViews) return refuse('too_many_views');
      const id = platform.newIdentifier('svw');
      return putSavedView(transaction, { ...named, id, view: saidIn(view), createdAt });
    });
    return undefined;
  },
);
