import { chooseListColumns } from '@tillbook/contract';
import { defineHandler } from '../../http/call.ts';
import { upsertListColumns, removeListColumns } from './store.ts';

/** Replaces all columns. The last of two concurrent choices wins. */
export const chooseListColumnsHandler = defineHandler(
  chooseListColumns,
  async ({ platform: { database }, session: { userId }, body: { list, columns } }) => {
    if (columns.length === 0) await removeListColumns(database, { userId, list });
    else await upsertListColumns(database, { userId, list, columns: [...new Set(columns)] });
    return undefined;
  },
);
