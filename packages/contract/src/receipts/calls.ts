import * as z from 'zod/mini';
import { byObject, defineEndpoint } from '../endpoint.ts';
import { identifier, instant, openEnum } from '../primitives.ts';
import { actor } from '../transactions/timeline.ts';
import { emailAddress } from '../typed-text.ts';

export const emailReceipt = defineEndpoint({
  name: 'emailReceipt',
  method: 'POST',
  path: '/receipts/transaction/email',
  summary: 'Email a receipt for a successful payment',
  access: byObject('transaction', 'body', 'transactionId', 'receipt_send'),
  idempotent: true,
  body: z.object({ transactionId: identifier, recipientEmail: emailAddress }),
  response: z.object({}),
  status: 202,
  errors: ['no_receipt'],
});

const sentReceipt = z.object({
  id: identifier,
  recipientEmail: z.string(),
  requestedAt: instant,
  ...actor,
  /** `sent` if the mail server accepted the email, `refused` if the mail server will never accept it. */
  status: openEnum('waiting', 'sent', 'refused'),
  /** The time at which the mail server accepted or refused the email. */
  endedAt: z.optional(instant),
});

export type SentReceipt = z.infer<typeof sentReceipt>;

const receipt = z.object({
  transactionId: identifier,
  accountId: identifier,
  subject: z.string(),
  heading: z.string(),
  /** The content of the mail, line by line. */
  lines: z.array(z.object({ label: z.string(), value: z.string() })),
  /** The last 100 requests, newest first. */
  sends: z.array(sentReceipt),
});

export type Receipt = z.infer<typeof receipt>;

export const getReceipt = defineEndpoint({
  name: 'getReceipt',
  method: 'GET',
  path: '/transactions/{id}/receipt',
  summary: 'Get a payment’s receipt and its recipients',
  access: byObject('transaction', 'path', 'id', 'account_read'),
  params: z.object({ id: identifier }),
  response: receipt,
  errors: ['no_receipt'],
});
