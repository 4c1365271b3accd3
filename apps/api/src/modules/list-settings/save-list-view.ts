import { mostSavedViews, saveListView, type BodyOf } from '@tillbook/contract';
import { defineHandler } from '../../http/call.ts';
import { countOtherViews, lockSaves, upsertSavedView } from './store.ts';

type View = BodyOf<typeof saveListView>['view'];

const textsIn = (view: View): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(view).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );

/** Changes only the named view, because another tab may have saved other views. */
export const saveListViewHandler = defineHandler(
  saveListView,
  async ({ platform, session: { userId }, accountId, body: { list, name, view }, refuse }) => {
    const named = { userId, accountId, list, name };
    const createdAt = platform.clock.now();
    await platform.database.drizzle.transaction(async (transaction) => {
      await lockSaves(transaction, userId);
      if ((await countOtherViews(transaction, named)) >= mostSavedViews) return refuse('too_many_views');
      const id = platform.newIdentifier('svw');
      return upsertSavedView(transaction, { ...named, id, view: textsIn(view), createdAt });
    });
    return undefined;
  },
);
