import { getPaymentInstrument } from '@tillbook/contract';
import { defineHandler } from '../../http/call.ts';
import { shownInstrument } from './shown-instrument.ts';
import { findInstrument } from './store.ts';

export const getPaymentInstrumentHandler = defineHandler(
  getPaymentInstrument,
  async ({ platform, accountId, path, refuse }) => {
    const row = await findInstrument(platform.database, accountId, path.id);
    return row === undefined ? refuse('not_found') : shownInstrument(row);
  },
);
