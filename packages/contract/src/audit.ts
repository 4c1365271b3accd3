import * as z from 'zod/mini';
import { defineListEndpoint, listOf } from './endpoint.ts';
import { period, totals } from './filters.ts';
import { identifier, instant, page, text } from './primitives.ts';

const auditEntry = z.object({
  id: identifier,
  at: instant,
  /** What was done, as noun and verb: `payment.create`, `admin.read`. */
  action: z.string(),
  userId: z.optional(identifier),
  email: z.optional(z.string()),
  accountId: z.optional(identifier),
  accountName: z.optional(z.string()),
  /** The object it was done to, or the call it was read by. */
  subject: z.optional(z.string()),
  clientAddress: z.optional(z.string()),
  details: z.optional(z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]))),
});

export type AuditEntry = z.infer<typeof auditEntry>;

export const listAuditEntries = defineListEndpoint(
  {
    name: 'listAuditEntries',
    method: 'GET',
    path: '/audit',
    summary: 'Who did what, when, from where, on which account, newest first.',
    access: { kind: 'admin' },
    query: z.object({
      ...page,
      email: z.optional(text(254)),
      action: z.optional(text(64)),
      accountId: z.optional(identifier),
      ...period,
      before: z.optional(identifier),
    }),
    response: z.object({ data: z.array(auditEntry), ...totals }),
  },
  (response) => listOf(response.data, response),
);
