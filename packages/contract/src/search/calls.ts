import * as z from 'zod/mini';
import { byAccountId, defineEndpoint } from '../endpoint.ts';
import { paymentInstrument } from '../payment-instruments/calls.ts';
import { totals } from '../filters.ts';
import { cents, identifier, requiredText } from '../primitives.ts';
import { settlement } from '../settlements/calls.ts';
import { transaction } from '../transactions/transaction.ts';

export const search = defineEndpoint({
  name: 'search',
  method: 'GET',
  path: '/search',
  summary: 'Search an account by ID, reference, amount, name or description',
  access: byAccountId('query', 'account_read'),
  query: z.object({ accountId: identifier, text: requiredText(200) }),
  response: z.object({
    transactions: z.array(transaction),
    paymentInstruments: z.array(paymentInstrument),
    settlements: z.array(settlement),
    /**
     * The searched amount and the number of its payments; absent if the text is not an amount or no payment has
     * that amount.
     */
    paymentsOfAmount: z.optional(z.object({ amount: cents, ...totals })),
  }),
});
