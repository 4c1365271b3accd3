import { listPaymentInstruments } from '@tillbook/contract';
import { answer } from '../../http/call.ts';
import { shownInstrument } from './shown-instrument.ts';
import { listInstruments } from './store.ts';

export const listPaymentInstrumentsCall = answer(
  listPaymentInstruments,
  async ({ platform, accountId, query }) => {
    const { rows, totalCount } = await listInstruments(platform.database, accountId, query);
    return { paymentInstruments: rows.map(shownInstrument), totalCount };
  },
);
