import { getPaymentInstrument } from '@tillbook/contract';
import { defineHandler } from '../../http/call.ts';
import { toInstrument } from './instrument-response.ts';
import { findInstrument } from './store.ts';

export const getPaymentInstrumentHandler = defineHandler(
  getPaymentInstrument,
  async ({ platform, accountId, path, refuse }) => {
    const row = await findInstrument(platform.database, accountId, path.id);
    return row === undefined ? refuse('not_found') : toInstrument(row);
  },
);
