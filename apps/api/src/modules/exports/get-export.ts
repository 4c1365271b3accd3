import { getExport } from '@tillbook/contract';
import { defineHandler } from '../../http/call.ts';
import { findExport, toExport } from './store.ts';

export const getExportHandler = defineHandler(getExport, async ({ platform, accountId, path, refuse }) => {
  const found = await findExport(platform.database, accountId, path.id);
  return found === undefined ? refuse('not_found') : toExport(found);
});
