import * as z from 'zod/mini';
import { byObject, defineEndpoint } from '../endpoint.ts';
import { cents, identifier, instant, openEnum } from '../primitives.ts';

/** Kinds of entries by their effect on the balance. */
export const movementKind = openEnum(
  'payment',
  'refund',
  'payout',
  'chargeback',
  'reversal',
  'adjustment',
  'card_percentage_fee',
  'card_flat_fee',
  'ach_fee',
  'dispute_hold',
  'dispute_penalty_fee',
);

export const balanceMovement = z.object({
  kind: movementKind,
  entryCount: z.int(),
  /** Signed: negative if it lowers the balance. */
  amount: cents,
});

/** The change in the available balance between opening and closing, in cents. */
const reconciliation = z.object({
  openingBalance: cents,
  /** The time at which the entry before the period settled; absent if no entry settled before. */
  openedAt: z.optional(instant),
  movements: z.array(balanceMovement),
  closingBalance: cents,
  closedAt: instant,
  /** The part that the movements don't explain, computed from the entries: closing − opening − the movements. */
  unexplained: cents,
});

export type Reconciliation = z.infer<typeof reconciliation>;

export const getSettlementReconciliation = defineEndpoint({
  name: 'getSettlementReconciliation',
  method: 'GET',
  path: '/settlements/{id}/reconciliation',
  summary: 'Explain how a settlement changed the available balance',
  access: byObject('settlement', 'path', 'id', 'account_read'),
  params: z.object({ id: identifier }),
  response: reconciliation,
});

export const getPayoutReconciliation = defineEndpoint({
  name: 'getPayoutReconciliation',
  method: 'GET',
  path: '/transactions/{id}/reconciliation',
  summary: 'Explain how the available balance changed between two payouts',
  access: byObject('transaction', 'path', 'id', 'account_read'),
  params: z.object({ id: identifier }),
  response: reconciliation,
  errors: ['not_a_payout'],
});
