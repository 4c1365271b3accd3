import * as z from 'zod/mini';
import { byAccountId, defineEndpoint, defineListEndpoint, listOf } from '../endpoint.ts';
import { period, totals } from '../filters.ts';
import { identifier, instant, openEnum, page, text } from '../primitives.ts';

/** The audited actions, as noun and verb. */
export const auditActions = [
  'session.begin',
  'session.refuse',
  'session.end',
  'password.change',
  'password_reset.request',
  'password.reset',
  'email_change.request',
  'email.change',
  'admin.read',
  'handover_code.create',
  'payment.create',
  'refund.create',
  'payout.create',
  'receipt.request',
  'dispute.evidence',
  'dispute.submit',
  'dispute.accept',
  'export.create',
  'instrument_ticket.create',
  'instrument.create',
  'account_settings.change',
  'profile.save',
  'adjustment.create',
  'admin.create',
  'password_link.create',
  'program.create',
  'account.create',
  'account_status.change',
  'fee_profile.change',
  'device.register',
  'device.rename',
  'grant.create',
  'grant.revoke',
  'invite.create',
  'invite.withdraw',
  'invite.accept',
  'member_role.change',
  'member.remove',
  'entry_set.draft',
  'entry_set.edit',
  'entry_set.post',
  'entry_set.reverse',
] as const;

export type AuditAction = (typeof auditActions)[number];

const writtenDown = {
  id: identifier,
  at: instant,
  action: openEnum(...auditActions),
  userId: z.optional(identifier),
  email: z.optional(z.string()),
  /** The ID of the object of the action, or the name of the call that read it. */
  subject: z.optional(z.string()),
  clientAddress: z.optional(z.string()),
  details: z.optional(z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]))),
};

const auditEntry = z.object({
  ...writtenDown,
  accountId: z.optional(identifier),
  accountName: z.optional(z.string()),
});

export type AuditEntry = z.infer<typeof auditEntry>;

export const listAuditEntries = defineListEndpoint(
  {
    name: 'listAuditEntries',
    method: 'GET',
    path: '/audit',
    summary: 'List audit entries of the platform',
    access: { kind: 'admin' },
    query: z.object({
      ...page,
      /** `changes` omits entries about reads by admins. */
      kind: z.optional(z.enum(['changes'])),
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

const accountAuditEntry = z.object({ ...writtenDown, by: openEnum('account', 'platform') });

export type AccountAuditEntry = z.infer<typeof accountAuditEntry>;

export const listAccountAuditEntries = defineEndpoint({
  name: 'listAccountAuditEntries',
  method: 'GET',
  path: '/accounts/audit',
  summary: 'List audit entries of an account',
  access: byAccountId('query', 'audit_read'),
  query: z.object({
    accountId: identifier,
    limit: page.limit,
    ...period,
    before: z.optional(identifier),
  }),
  response: z.object({ data: z.array(accountAuditEntry) }),
});
