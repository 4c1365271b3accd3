import * as z from 'zod/mini';

/** The embedded form's messages to its parent page. `height` is in CSS pixels. */
export const formMessage = z.discriminatedUnion('type', [
  z.object({ type: z.literal('set_height'), height: z.number().check(z.gte(0), z.lte(10_000)) }),
  z.object({
    type: z.literal('tokenization_success'),
    paymentInstrumentId: z.string().check(z.minLength(1), z.maxLength(64)),
  }),
  z.object({
    type: z.literal('tokenization_failure'),
    message: z.string().check(z.maxLength(500)),
  }),
]);

export type FormMessage = z.infer<typeof formMessage>;

/** The parent page's messages to the embedded form. */
export const pageMessage = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('submit'),
    ticket: z.string().check(z.minLength(1), z.maxLength(256)),
  }),
  z.object({ type: z.literal('clear') }),
]);

export type PageMessage = z.infer<typeof pageMessage>;

/** The query parameters of the form's address. */
export const formAddress = z.object({
  accountId: z.string().check(z.minLength(1), z.maxLength(64)),
  billingAddress: z.optional(z.literal('true')),
  ownerType: z.optional(z.literal('buyer')),
});

export type FormKind = 'card-form' | 'bank-form';
