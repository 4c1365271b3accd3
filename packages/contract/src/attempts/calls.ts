import * as z from 'zod/mini';
import { byAccountId, defineEndpoint } from '../endpoint.ts';
import { identifier, openEnum, requiredText } from '../primitives.ts';

/** The key of the attempt, sent as `Idempotency-Key` or as `referenceId`. */
const key = requiredText(128);

/**
 * The outcomes of an attempt.
 *
 * - `not_received`: no request with this key has arrived. A request may still be on its way.
 * - `in_progress`: a request has arrived, and its outcome is not known yet.
 * - `succeeded`: the call took effect. A payout or a refund may still fail later.
 * - `failed`: the call was refused, or the payment was declined. No money moved.
 * - `closed`: the key was closed before a request arrived. A later request with this key gets 409.
 */
export const attemptStatuses = ['not_received', 'in_progress', 'succeeded', 'failed', 'closed'] as const;

const attempt = z.object({
  status: openEnum(...attemptStatuses),
  /** The ID of the object that the call created or changed, if the object has an ID. */
  objectId: z.optional(identifier),
  message: z.optional(z.string()),
});

export type AttemptOutcome = z.infer<typeof attempt>;

const accountCalls = [
  'acceptDispute',
  'addDisputeFile',
  'attachDisputeReceipt',
  'createTransaction',
  'emailReceipt',
  'inviteMember',
  'refundTransaction',
  'submitDispute',
] as const;

export type AccountCall = (typeof accountCalls)[number];

const accountAttempt = z.object({ accountId: identifier, call: z.enum(accountCalls), key });

export const findAttempt = defineEndpoint({
  name: 'findAttempt',
  method: 'GET',
  path: '/attempts',
  summary: 'Look up the outcome of a call by its key',
  access: byAccountId('query', 'account_read'),
  query: accountAttempt,
  response: attempt,
});

export const closeAttempt = defineEndpoint({
  name: 'closeAttempt',
  method: 'POST',
  path: '/attempts/close',
  summary: 'Close the key of a call that has not arrived',
  access: byAccountId('body', [
    { field: 'call', value: 'acceptDispute', permission: 'dispute_answer' },
    { field: 'call', value: 'addDisputeFile', permission: 'dispute_answer' },
    { field: 'call', value: 'attachDisputeReceipt', permission: 'dispute_answer' },
    { field: 'call', value: 'createTransaction', permission: 'payment_create' },
    { field: 'call', value: 'emailReceipt', permission: 'receipt_send' },
    { field: 'call', value: 'inviteMember', permission: 'team_manage' },
    { field: 'call', value: 'refundTransaction', permission: 'refund_create' },
    { field: 'call', value: 'submitDispute', permission: 'dispute_answer' },
  ]),
  body: accountAttempt,
  response: attempt,
});

const adminCalls = [
  'adjustAccount',
  'createAccount',
  'createEntrySet',
  'createProgram',
  'grantAccount',
  'postEntrySet',
  'registerDevice',
  'reverseEntrySet',
  'updateEntrySet',
] as const;

export type AdminCall = (typeof adminCalls)[number];

export const isAdminCall = (call: AccountCall | AdminCall): call is AdminCall =>
  adminCalls.some((name) => name === call);

/** Requires `accountId` for calls about an account. */
const adminAttempt = z.object({ accountId: z.optional(identifier), call: z.enum(adminCalls), key });

export const findAdminAttempt = defineEndpoint({
  name: 'findAdminAttempt',
  method: 'GET',
  path: '/admin-attempts',
  summary: 'Look up the outcome of an internal admin’s call by its key',
  access: { kind: 'admin' },
  query: adminAttempt,
  response: attempt,
});

export const closeAdminAttempt = defineEndpoint({
  name: 'closeAdminAttempt',
  method: 'POST',
  path: '/admin-attempts/close',
  summary: 'Close the key of an internal admin’s call that has not arrived',
  access: { kind: 'admin' },
  body: adminAttempt,
  response: attempt,
});
