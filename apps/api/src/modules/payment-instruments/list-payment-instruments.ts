import { listPaymentInstruments } from '@tillbook/contract';
import { answer } from '../../http/call.ts';
import { shownInstrument } from './shown-instrument.ts';
import { countInstruments, listInstruments } from './store.ts';

export const listPaymentInstrumentsCall = answer(
  listPaymentInstruments,
  async ({ platform, accountId, query }) => {
    const totalCount = await countInstruments(platform.database, accountId);
    const last = totalCount - query.offset;
    const rows = await listInstruments(platform.database, accountId, last - query.limit + 1, last);
    return { paymentInstruments: rows.map(shownInstrument), totalCount };
  },
);
