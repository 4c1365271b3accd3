import { getExport } from '@tillbook/contract';
import { answer } from '../../http/call.ts';
import { findExport, shownExport } from './store.ts';

export const getExportCall = answer(getExport, async ({ platform, accountId, path, refuse }) => {
  const found = await findExport(platform.database, accountId, path.id);
  return found === undefined ? refuse('not_found') : shownExport(found);
});
