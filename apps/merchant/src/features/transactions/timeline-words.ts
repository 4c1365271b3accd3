import type { TransactionEvent } from '@tillbook/contract';
import { formatCents, statusLabel } from '@tillbook/domain';
import type { Tone } from '@tillbook/ui';

type Words = (amount: string, event: TransactionEvent) => string;

const titles: Readonly<Record<string, Words>> = {
  created: () => 'Created',
  approved: () => 'Approved',
  // Not "Declined": the device may have been unreachable. The reason is shown next to the title.
  declined: () => 'Failed',
  completed: () => 'Completed',
  failed: () => 'Failed',
  posted: (amount) => `${amount} posted to the ledger`,
  settled: (amount) => `${amount} settled`,
  refund_requested: (amount) => `Refund of ${amount} requested`,
  refund_succeeded: (amount) => `Refund of ${amount} succeeded`,
  refund_failed: (amount) => `Refund of ${amount} failed`,
  returned: (amount) => `${amount} returned by the bank`,
  reversed: (amount) => `${amount} returned to your balance`,
  charged_back: (amount) => `Chargeback of ${amount}`,
  dispute_opened: (amount) => `${amount} disputed`,
  dispute_increased: (amount) => `Dispute increased by ${amount}`,
  dispute_submitted: () => 'Dispute evidence submitted',
  dispute_accepted: () => 'Dispute accepted',
  dispute_expired: () => 'Time to respond to the dispute passed',
  dispute_won: () => 'Dispute won',
  dispute_lost: () => 'Dispute lost',
  receipt_requested: (_, { recipientEmail }) => `Receipt requested for ${recipientEmail ?? '--'}`,
  receipt_sent: (_, { recipientEmail }) => `Receipt emailed to ${recipientEmail ?? '--'}`,
  receipt_refused: (_, { recipientEmail }) => `Receipt not delivered to ${recipientEmail ?? '--'}`,
};

/** Describes an event in a few words. An unknown kind is shown by its own name. */
export const eventTitle = (event: TransactionEvent): string =>
  titles[event.kind]?.(formatCents(event.amount), event) ?? statusLabel(event.kind);

const good = new Set(['approved', 'completed', 'settled', 'refund_succeeded', 'dispute_won', 'receipt_sent']);
const bad = new Set([
  'declined',
  'failed',
  'returned',
  'refund_failed',
  'charged_back',
  'dispute_lost',
  'receipt_refused',
]);

export const eventTone = ({ kind }: TransactionEvent): Tone => {
  if (good.has(kind)) return 'positive';
  if (bad.has(kind)) return 'critical';
  return kind === 'dispute_opened' || kind === 'dispute_increased' ? 'caution' : 'neutral';
};

/** Returns the email address of the actor; platform staff are shown by ID only. */
export const actorName = ({ by, email, userId }: Pick<TransactionEvent, 'by' | 'email' | 'userId'>) =>
  by === 'platform' ? `the platform (${userId ?? '--'})` : email;

type Linked = { readonly id: string; readonly href: string };

const linked = (id: string, path: string): Linked => ({ id, href: `/${path}/${encodeURIComponent(id)}` });

export const eventLink = ({
  transactionId,
  disputeId,
  settlementId,
}: TransactionEvent): Linked | undefined => {
  if (transactionId !== undefined) return linked(transactionId, 'transactions');
  if (disputeId !== undefined) return linked(disputeId, 'disputes');
  return settlementId === undefined ? undefined : linked(settlementId, 'settlements');
};
