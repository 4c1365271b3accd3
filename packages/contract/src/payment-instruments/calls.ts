import * as z from 'zod/mini';
import { byAccountId, byObject, defineEndpoint, defineListEndpoint, listOf } from '../endpoint.ts';
import { period, sortOrder, totals } from '../filters.ts';
import { instrumentPurposes, instrumentTypes } from '../lists.ts';
import { identifier, instant, lastFour, openEnum, page, requiredText } from '../primitives.ts';

export const instrumentPurpose = z.enum(instrumentPurposes);

const bankAccountType = openEnum(
  'business_savings',
  'business_checking',
  'personal_savings',
  'personal_checking',
);

export const paymentInstrument = z.object({
  id: identifier,
  accountId: identifier,
  type: openEnum(...instrumentTypes),
  purpose: openEnum(...instrumentPurposes),
  status: openEnum('active', 'inactive', 'pending'),
  lastFour: z.optional(z.string()),
  createdAt: instant,
  description: z.optional(z.string()),
  owner: z.optional(z.object({ name: z.object({ fullName: z.string() }) })),
  card: z.optional(z.object({ brand: z.string(), expirationMonth: z.int(), expirationYear: z.int() })),
  /** Masked: only the last four digits leave the vault. */
  bank: z.optional(
    z.object({
      accountType: bankAccountType,
      accountNumber: z.string(),
      routingNumber: z.string(),
    }),
  ),
});

export type PaymentInstrument = z.infer<typeof paymentInstrument>;

export const listPaymentInstruments = defineListEndpoint(
  {
    name: 'listPaymentInstruments',
    method: 'GET',
    path: '/payment-instruments',
    summary: 'List cards and bank accounts',
    access: byAccountId('query', 'account_read'),
    query: z.object({
      accountId: identifier,
      ...page,
      type: z.optional(z.enum(instrumentTypes).check(z.describe('The type of instrument to return.'))),
      purpose: z.optional(instrumentPurpose),
      ...period,
      lastFour: z.optional(lastFour),
      /** A part of the owner's name or of the description, or an ID. */
      text: z.optional(requiredText(100)),
      sortOrder: z.optional(sortOrder),
    }),
    response: z.object({ paymentInstruments: z.array(paymentInstrument), ...totals }),
  },
  (response) => listOf(response.paymentInstruments, response),
);

export const getPaymentInstrument = defineEndpoint({
  name: 'getPaymentInstrument',
  method: 'GET',
  path: '/payment-instruments/{id}',
  summary: 'Get a card or bank account',
  access: byObject('paymentInstrument', 'path', 'id', 'account_read'),
  params: z.object({ id: identifier }),
  response: paymentInstrument,
});

export const createInstrumentTicket = defineEndpoint({
  name: 'createInstrumentTicket',
  method: 'POST',
  path: '/payment-instruments/tickets',
  summary: 'Create a ticket that lets the embedded form store one instrument',
  access: byAccountId('body', [
    { field: 'purpose', value: 'buyer', permission: 'payment_instrument_create' },
    { field: 'purpose', value: 'payout', permission: 'payout_instrument_change' },
  ]),
  body: z.object({ accountId: identifier, purpose: instrumentPurpose }),
  response: z.object({ ticket: z.string() }),
  status: 201,
});
