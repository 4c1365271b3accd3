import type { Answered } from '../../http/call.ts';
import { createInstrumentTicketCall } from './create-instrument-ticket.ts';
import { getPaymentInstrumentCall } from './get-payment-instrument.ts';
import { listPaymentInstrumentsCall } from './list-payment-instruments.ts';

/** Mounted on the tokenization origin, which is no part of the API. */
export { storePaymentInstrumentCall, vaultCallsPerAddress } from './store-payment-instrument.ts';

export const answeredCalls: readonly Answered[] = [
  createInstrumentTicketCall,
  listPaymentInstrumentsCall,
  getPaymentInstrumentCall,
];
