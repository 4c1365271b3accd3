import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { identifier, requiredText } from '../primitives.ts';
import { optionalLine, requiredLine } from '../typed-text.ts';

const digits = (minimum: number, maximum: number, message: string) =>
  z.string().check(z.regex(new RegExp(`^[0-9]{${minimum},${maximum}}$`), message));

const owner = { ownerName: requiredLine(120), ticket: requiredText(256) };

export const cardDetails = z.object({
  type: z.literal('card'),
  ...owner,
  number: digits(12, 19, 'Enter the card number.'),
  expirationMonth: z.int().check(z.gte(1), z.lte(12)),
  expirationYear: z.int().check(z.gte(2000), z.lte(2100)),
  securityCode: digits(3, 4, 'Enter the security code.'),
  postalCode: requiredLine(16),
});

export const bankDetails = z.object({
  type: z.literal('bank_account'),
  ...owner,
  accountType: z.enum(['business_savings', 'business_checking', 'personal_savings', 'personal_checking']),
  accountNumber: digits(4, 17, 'Enter the account number.'),
  routingNumber: digits(9, 9, 'Enter the nine digits of the routing number.'),
  /** Only in requests for payout instruments (`billingAddress=true`). */
  billingAddress: z.optional(
    z.object({
      addressLine1: requiredLine(120),
      addressLine2: z.optional(optionalLine(120)),
      city: requiredLine(80),
      state: z.string().check(z.regex(/^[A-Z]{2}$/, 'Choose a state.')),
      zipcode: requiredLine(16),
    }),
  ),
});

/** Called by the embedded forms only, on the tokenization origin. */
export const storePaymentInstrument = defineEndpoint({
  name: 'storePaymentInstrument',
  method: 'POST',
  path: '/payment-instruments',
  summary: 'Store a card or bank account',
  access: { kind: 'public' },
  body: z.discriminatedUnion('type', [cardDetails, bankDetails]),
  response: z.object({ paymentInstrumentId: identifier }),
  status: 201,
  errors: ['invalid_ticket'],
});
