import type { Dispute, DisputeDetail, DisputeEvent } from '@tillbook/contract';
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

const toldAs =
  (kind: string) =>
  (entry: DisputeFacts['entries'][number]): Happened => ({
    kind,
    at: entry.createdAt,
    amount: entry.amountCents,
  });

/** A hold after the first, and a chargeback after the one that ended it: a refund of the payment has failed. */
const increases = ({ entries }: DisputeFacts) => {
  const debits = entries.filter(({ type }) => type === 'debit');
  const [, ...holds] = debits.filter(({ category }) => category === 'dispute_hold');
  const [, ...chargebacks] = debits.filter(({ category }) => category === 'transaction');
  return { holds: holds.map(toldAs('increased')), chargebacks: chargebacks.map(toldAs('charged_back')) };
};

/**
 * The end comes after all that led to it: what is written down together with it may be later by a millisecond. Only what was
 * charged back afterwards follows.
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
  return disputeReason(dispute.reason).evidence.map((asked) => ({ ...asked, text: texts[asked.field] }));
};

/** True while a dispute can still be answered, one way or the other. */
export const isAnswerable = ({ status, respondBy }: DisputeRow, now: Date): boolean =>
  status === 'pending' && now < respondBy;

export const toDisputeDetail = (facts: DisputeFacts, now: Date): DisputeDetail => {
  const { dispute, files, entries } = facts;
  const { label, meaning } = disputeReason(dispute.reason);
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
  };
};
