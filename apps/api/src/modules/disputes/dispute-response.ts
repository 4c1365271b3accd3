import type { Dispute, DisputeDetail, DisputedPayment, DisputeEvent } from '@tillbook/contract';
import { disputeReason } from '@tillbook/domain';
import { toEntry } from '../ledger/index.ts';
import type { DisputeFacts, DisputeRow } from './dispute-facts.ts';
import { textsIn } from './texts.ts';

export const toDispute = (row: DisputeRow) =>
  ({
    id: row.id,
    amount: row.amountCents,
    transactionId: row.transactionId,
    createdAt: row.createdAt.toISOString(),
    status: row.status,
    reason: row.reason,
    respondBy: row.respondBy.toISOString(),
  }) satisfies Dispute;

type Happened = Omit<DisputeEvent, 'at' | 'by'> & { readonly at: Date; readonly by?: string | null };

const drafted = ({ evidence, writtenBy, files }: DisputeFacts): readonly Happened[] => [
  ...(evidence ? [{ kind: 'evidence_saved', at: evidence.savedAt, by: writtenBy }] : []),
  ...files.map(({ name, addedAt, addedBy }) => ({
    kind: 'file_added',
    at: addedAt,
    by: addedBy,
    subject: name,
  })),
];

const toMovement =
  (kind: string) =>
  (entry: DisputeFacts['entries'][number]): Happened => ({
    kind,
    at: entry.createdAt,
    amount: entry.amountCents,
  });

/**
 * Lists the increases in the disputed amount, each caused by a failed refund: further holds and, after the
 * dispute was lost, further chargebacks.
 */
const increases = ({ entries }: DisputeFacts) => {
  const debits = entries.filter(({ type }) => type === 'debit');
  const [, ...holds] = debits.filter(({ category }) => category === 'dispute_hold');
  const [, ...chargebacks] = debits.filter(({ category }) => category === 'transaction');
  return {
    holds: holds.map(toMovement('increased')),
    chargebacks: chargebacks.map(toMovement('charged_back')),
  };
};

/**
 * Places the outcome last, except for later chargebacks, because entries written with it can be a millisecond
 * later.
 */
const timelineOf = (facts: DisputeFacts): DisputeEvent[] => {
  const { dispute, answer, answeredBy } = facts;
  const { holds, chargebacks } = increases(facts);
  const happened: Happened[] = [{ kind: 'opened', at: dispute.createdAt }, ...holds, ...drafted(facts)];
  if (answer) happened.push({ kind: answer.kind, at: answer.at, by: answeredBy });
  const end: Happened[] = dispute.closedAt ? [{ kind: dispute.status, at: dispute.closedAt }] : [];
  const ordered = happened.toSorted((one, other) => one.at.getTime() - other.at.getTime());
  return [...ordered, ...end, ...chargebacks].map(({ kind, at, amount, by, subject }) => ({
    kind,
    at: at.toISOString(),
    amount,
    by: by ?? undefined,
    subject,
  }));
};

const toEvidence = ({ dispute, evidence }: DisputeFacts): DisputeDetail['evidence'] => {
  const texts = textsIn(evidence?.texts);
  return disputeReason(dispute.reason).evidence.map((item) => ({ ...item, text: texts[item.field] }));
};

const toPayment = ({ payment }: DisputeFacts): DisputedPayment | undefined =>
  payment && {
    amount: payment.amountCents,
    createdAt: payment.createdAt.toISOString(),
    description: payment.description ?? undefined,
    method: payment.method ?? undefined,
    channel: payment.channel ?? undefined,
    paymentInstrumentId: payment.paymentInstrumentId ?? undefined,
    lastFour: payment.paidLastFour ?? payment.lastFour ?? undefined,
    cardBrand: payment.cardBrand ?? undefined,
    ownerName: payment.ownerName || undefined,
  };

export const isAnswerable = ({ status, respondBy }: DisputeRow, now: Date): boolean =>
  status === 'pending' && now < respondBy;

export const toDisputeDetail = (facts: DisputeFacts, now: Date): DisputeDetail => {
  const { dispute, files, entries, receiptSentTo, payment } = facts;
  const { label, meaning, supportingFacts } = disputeReason(dispute.reason);
  return {
    ...toDispute(dispute),
    accountId: dispute.accountId,
    reasonLabel: label,
    reasonMeaning: meaning,
    answerable: isAnswerable(dispute, now),
    evidence: toEvidence(facts),
    files: files.map((file) => ({ ...file, addedAt: file.addedAt.toISOString() })),
    timeline: timelineOf(facts),
    ledgerEntries: entries.map(toEntry),
    receiptSentTo: [...receiptSentTo],
    payment: toPayment(facts),
    statementDescriptor: payment?.statementDescriptor || undefined,
    supportingFacts: [...supportingFacts],
  };
};
