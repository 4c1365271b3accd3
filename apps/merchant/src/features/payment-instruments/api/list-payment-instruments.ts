import { listPaymentInstruments, type PaymentInstrument } from '@tillbook/contract';
import type { ListCall } from '../../../lists/define-list.ts';

export const fetchPaymentInstruments: ListCall<'payment-instruments', PaymentInstrument> = (
  client,
  { sort: _sort, ...query },
  options,
) => client.callList(listPaymentInstruments, { query }, options);
