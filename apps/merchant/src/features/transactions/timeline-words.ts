import type { Transaction, TransactionEvent } from '@tillbook/contract';
import { formatCents, statusLabel } from '@tillbook/domain';
import type { Tone } from '@tillbook/ui';
import { eventTitles, refunded, requested, sentToYourBank } from './messages.ts';

/** Describes an event in a few words. An unknown kind is shown by its own name. */
export const eventTitle = (event: TransactionEvent): string =>
  eventTitles[event.kind]?.(formatCents(event.amount), event.recipientEmail ?? '--') ??
  statusLabel(event.kind);

/** Describes an event of a transaction in a preview. Payouts and refunds have the titles of their page's steps. */
export const previewedEventTitle = ({ type, subtype }: Transaction, event: TransactionEvent): string => {
  const isRequest = type === 'push' && (subtype === undefined || subtype === 'refund');
  if (isRequest && event.kind === 'created') return requested;
  if (isRequest && event.kind === 'completed') return subtype === 'refund' ? refunded : sentToYourBank;
  return eventTitle(event);
};

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
