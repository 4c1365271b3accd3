import * as z from 'zod/mini';
import { byObject, defineEndpoint } from './endpoint.ts';
import { cents, identifier, instant, openEnum } from './primitives.ts';

/** What an entry is to the balance. */
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

/** What the entries of one kind come to. */
export const balanceMovement = z.object({
  kind: movementKind,
  entryCount: z.int(),
  /** Signed: what lowers the balance is negative. */
  amount: cents,
});

/** How the available balance came from what it was to what it is, in cents. */
const reconciliation = z.object({
  openingBalance: cents,
  /** When the entry before settled; absent at the very beginning. */
  openedAt: z.optional(instant),
  movements: z.array(balanceMovement),
  closingBalance: cents,
  closedAt: instant,
  /** What no movement accounts for: closing − opening − the movements, from the entries themselves. */
  unexplained: cents,
});

export type Reconciliation = z.infer<typeof reconciliation>;

export const getSettlementReconciliation = defineEndpoint({
  name: 'getSettlementReconciliation',
  method: 'GET',
  path: '/settlements/{id}/reconciliation',
  summary: 'How a settlement changed the available balance, kind by kind.',
  access: byObject('settlement', 'path', 'id'),
  params: z.object({ id: identifier }),
  response: reconciliation,
});

export const getPayoutReconciliation = defineEndpoint({
  name: 'getPayoutReconciliation',
  method: 'GET',
  path: '/transactions/{id}/reconciliation',
  summary: 'How the available balance came from what the payout before left to what this one left.',
  access: byObject('transaction', 'path', 'id'),
  params: z.object({ id: identifier }),
  response: reconciliation,
  errors: ['not_a_payout'],
});
