import { listPaymentInstruments } from '@tillbook/contract';
import { defineHandler } from '../../http/call.ts';
import { asksForAll, refuseTurnedRange } from '../../http/list-query.ts';
import { filterInstruments } from './filter-instruments.ts';
import { toInstrument } from './instrument-response.ts';
import { listInstruments } from './store.ts';

export const listPaymentInstrumentsHandler = defineHandler(
  listPaymentInstruments,
  async ({ platform, accountId, query }) => {
    refuseTurnedRange(query);
    const page = { ...query, text: query.text?.trim() || undefined };
    const find = asksForAll(page) ? listInstruments : filterInstruments;
    const { rows, ...totals } = await find(platform.database, accountId, page);
    return { paymentInstruments: rows.map(toInstrument), ...totals };
  },
);
