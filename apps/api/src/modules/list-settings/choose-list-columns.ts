import { chooseListColumns } from '@tillbook/contract';
import { defineHandler } from '../../http/call.ts';
import { putListColumns, removeListColumns } from './store.ts';

/** Of two tabs that choose, the last one is right: a choice is a whole one. */
export const chooseListColumnsHandler = defineHandler(
  chooseListColumns,
  async ({ platform: { database }, session: { userId }, body: { list, columns } }) => {
    if (columns.length === 0) await removeListColumns(database, { userId, list });
    else await putListColumns(database, { userId, list, columns: [...new Set(columns)] });
    return undefined;
  },
);
