import { getListSettings } from '@tillbook/contract';
import { defineHandler } from '../../http/call.ts';
import { findListColumns, findSavedViews } from './store.ts';

export const getListSettingsHandler = defineHandler(
  getListSettings,
  async ({ platform: { database }, session: { userId } }) => {
    const [columns, views] = await Promise.all([
      findListColumns(database, userId),
      findSavedViews(database, userId),
    ]);
    return { columns, views };
  },
);
