import * as z from 'zod/mini';
import { byObject, defineEndpoint } from './endpoint.ts';
import { identifier, instant, openEnum } from './primitives.ts';
import { doer } from './transactions/timeline.ts';
import { emailAddress } from './typed-text.ts';

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

const sentReceipt = z.object({
  id: identifier,
  recipientEmail: z.string(),
  requestedAt: instant,
  ...doer,
  /** `sent` is what the mail server has taken; `refused` it will not take. */
  status: openEnum('waiting', 'sent', 'refused'),
  /** When it was taken or refused. */
  endedAt: z.optional(instant),
});

export type SentReceipt = z.infer<typeof sentReceipt>;

const receipt = z.object({
  transactionId: identifier,
  accountId: identifier,
  subject: z.string(),
  heading: z.string(),
  /** What the mail says, line by line. */
  lines: z.array(z.object({ label: z.string(), value: z.string() })),
  /** The last 100 times it was asked for, newest first. */
  sends: z.array(sentReceipt),
});

export type Receipt = z.infer<typeof receipt>;

export const getReceipt = defineEndpoint({
  name: 'getReceipt',
  method: 'GET',
  path: '/transactions/{id}/receipt',
  summary: 'What the receipt for a payment says, and to whom it was sent.',
  access: byObject('transaction', 'path', 'id'),
  params: z.object({ id: identifier }),
  response: receipt,
  errors: ['no_receipt'],
});
