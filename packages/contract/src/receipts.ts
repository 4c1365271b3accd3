import * as z from 'zod/mini';
import { byObject, defineEndpoint } from './endpoint.ts';
import { identifier } from './primitives.ts';

/** Enough to refuse what no mail server would take; whether somebody reads there only the mail itself shows. */
const emailAddress = z
  .string()
  .check(
    z.trim(),
    z.maxLength(254),
    z.regex(/^[^\s@\p{Cc}]+@[^\s@\p{Cc}]+\.[^\s@\p{Cc}]+$/u, 'Please enter an email address'),
  );

export const emailReceipt = defineEndpoint({
  name: 'emailReceipt',
  method: 'POST',
  path: '/receipts/transaction/email',
  summary: 'Mails a receipt for a succeeded payment.',
  access: byObject('transaction', 'body', 'transactionId'),
  idempotent: true,
  body: z.object({ transactionId: identifier, recipientEmail: emailAddress }),
  response: z.object({}),
  status: 202,
  errors: ['no_receipt'],
});
