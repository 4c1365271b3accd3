import { cancelExport } from '@tillbook/contract';
import { defineHandler } from '../../http/call.ts';
import { endExport, findExport, toExport } from './store.ts';

/** Ends the export; a running download aborts after its next batch of rows. */
export const cancelExportHandler = defineHandler(
  cancelExport,
  async ({ platform, accountId, path, refuse }) => {
    const { database, clock } = platform;
    const found = await findExport(database, accountId, path.id);
    if (found === undefined) return refuse('not_found');
    await endExport(database, found, 'cancelled');
    const ended = await findExport(database, accountId, path.id);
    return ended === undefined ? refuse('not_found') : toExport(ended, clock.now());
  },
);
