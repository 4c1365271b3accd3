import * as z from 'zod/mini';
import { byAccountId, defineEndpoint } from './endpoint.ts';
import { paymentInstrument } from './payment-instruments/payment-instruments.ts';
import { identifier, requiredText } from './primitives.ts';
import { settlement } from './settlements.ts';
import { transaction } from './transactions/transaction.ts';

export const search = defineEndpoint({
  name: 'search',
  method: 'GET',
  path: '/search',
  summary:
    'The newest of what has an ID, a reference, an amount, last four digits or a receipt at an e-mail.',
  access: byAccountId('query'),
  query: z.object({ accountId: identifier, text: requiredText(200) }),
  response: z.object({
    transactions: z.array(transaction),
    paymentInstruments: z.array(paymentInstrument),
    settlements: z.array(settlement),
  }),
});
