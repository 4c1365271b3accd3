import { getExport } from '@tillbook/contract';
import { defineHandler } from '../../http/call.ts';
import { endInterrupted, findExport, toExport } from './store.ts';

export const getExportHandler = defineHandler(getExport, async ({ platform, accountId, path, refuse }) => {
  const found = await findExport(platform.database, accountId, path.id);
  if (found === undefined) return refuse('not_found');
  return toExport((await endInterrupted(platform.database, found)) ?? found, platform.clock.now());
});
