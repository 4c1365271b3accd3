import type { Handler } from '../../http/call.ts';
import { createInstrumentTicketHandler } from './create-instrument-ticket.ts';
import { getPaymentInstrumentHandler } from './get-payment-instrument.ts';
import { listPaymentInstrumentsHandler } from './list-payment-instruments.ts';

/** Mounted on the tokenization origin, outside the API. */
export { storePaymentInstrumentHandler, vaultCallsPerAddress } from './store-payment-instrument.ts';

export const handlers: readonly Handler[] = [
  createInstrumentTicketHandler,
  listPaymentInstrumentsHandler,
  getPaymentInstrumentHandler,
];
