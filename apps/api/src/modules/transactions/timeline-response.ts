import type { TransactionEvent } from '@tillbook/contract';
import type { TransactionRow } from '../../ledger/posting.ts';
import type { TimelineFacts } from './timeline-facts.ts';

type DisputeRow = TimelineFacts['disputes'][number]['dispute'];

type Happened = Omit<TransactionEvent, 'at' | 'by' | 'userId' | 'email'> & {
  readonly at: Date;
  /** An id or an e-mail, of what a person did. */
  readonly doneBy?: string | null | undefined;
};

/** A transaction that stands from the beginning: what brought it about had its outcome before. */
const isBornFinal = ({ subtype }: TransactionRow): boolean => subtype !== null && subtype !== 'refund';

const begun = ({ transaction, entries }: TimelineFacts): Happened => ({
  kind: 'created',
  at: transaction.createdAt,
  amount: transaction.amountCents,
  // An adjustment names who made it in the general ledger.
  doneBy: transaction.createdBy ?? entries[0]?.createdBy,
});

const failureOf = ({ failureMessage, failureCode }: TransactionRow) => ({
  message: failureMessage ?? undefined,
  code: failureCode ?? undefined,
});

const ended = ({ transaction }: TimelineFacts): readonly Happened[] => {
  const { finalAt: at, type, status } = transaction;
  if (at === null || isBornFinal(transaction)) return [];
  if (status === 'failed') {
    return [{ kind: type === 'pull' ? 'declined' : 'failed', at, ...failureOf(transaction) }];
  }
  return [{ kind: type === 'pull' ? 'approved' : 'completed', at }];
};

type Entry = TimelineFacts['entries'][number]['entry'];

const netCents = (entries: readonly Entry[]): number =>
  entries.reduce((sum, { type, amountCents }) => sum + (type === 'credit' ? amountCents : -amountCents), 0);

const isOfDispute = ({ category }: Entry): boolean =>
  category === 'dispute_hold' || category === 'dispute_penalty_fee';

/** What a dispute posts is told with the dispute. */
const posted = ({ entries }: TimelineFacts): readonly Happened[] => {
  const own = entries.map(({ entry }) => entry).filter((entry) => !isOfDispute(entry));
  return [...Map.groupBy(own, ({ entrySetId }) => entrySetId).values()].flatMap((set) => {
    const at = set[0]?.createdAt;
    return at === undefined ? [] : [{ kind: 'posted', at, amount: netCents(set) }];
  });
};

/** By settlement. What settled as soon as it was posted belongs to none. */
const settled = ({ entries }: TimelineFacts): readonly Happened[] => {
  const all = entries.map(({ entry }) => entry);
  return [...Map.groupBy(all, ({ settlementId }) => settlementId)].flatMap(([settlementId, part]) => {
    const at = part[0]?.settledAt;
    if (settlementId === null || !at) return [];
    return [{ kind: 'settled', at, settlementId, amount: netCents(part) }];
  });
};

const ofRefund = (refund: TransactionRow): readonly Happened[] => {
  const { id: transactionId, amountCents: amount, finalAt, status, createdAt, createdBy } = refund;
  const asked = {
    kind: 'refund_requested',
    at: createdAt,
    doneBy: createdBy,
    message: refund.description ?? undefined,
  };
  const end =
    status === 'failed' ? { kind: 'refund_failed', ...failureOf(refund) } : { kind: 'refund_succeeded' };
  return [asked, ...(finalAt === null ? [] : [{ ...end, at: finalAt }])].map((happened) => ({
    ...happened,
    transactionId,
    amount,
  }));
};

const ofFollowing = (parent: TransactionRow, following: TransactionRow): readonly Happened[] => {
  const { id: transactionId, subtype, amountCents: amount, createdAt: at, description } = following;
  if (subtype === 'refund') return ofRefund(following);
  if (subtype === 'chargeback') return [{ kind: 'charged_back', at, amount, transactionId }];
  const kind = parent.type === 'pull' ? 'returned' : 'reversed';
  return [{ kind, at, amount, transactionId, message: description ?? undefined }];
};

/** What is written down together with the end may be later by a millisecond, and still comes before it. */
const notAfter = (at: Date, end: Date | null): Date => (end !== null && end < at ? end : at);

/** What a dispute grew by after it was opened: a refund that counted as given back has failed. */
const increases = (facts: TimelineFacts, { id: disputeId, status }: DisputeRow): readonly Happened[] => {
  const [, ...holds] = facts.entries.filter(
    ({ reference, entry }) =>
      reference === disputeId && entry.category === 'dispute_hold' && entry.type === 'debit',
  );
  const rest = facts.following.filter(
    ({ subtype, causeTransactionId }) => subtype === 'chargeback' && causeTransactionId !== null,
  );
  return [...holds.map(({ entry }) => entry), ...(status === 'lost' ? rest : [])].map(
    ({ createdAt: at, amountCents: amount }) => ({ kind: 'dispute_increased', at, amount, disputeId }),
  );
};

const sumOf = (happened: readonly Happened[]): number =>
  happened.reduce((sum, { amount = 0 }) => sum + amount, 0);

const ofDispute = (
  facts: TimelineFacts,
  { dispute, answer }: TimelineFacts['disputes'][number],
): readonly Happened[] => {
  const { id: disputeId, amountCents, createdAt, closedAt, status } = dispute;
  const increased = increases(facts, dispute);
  const before = increased.filter(({ at }) => closedAt === null || at <= closedAt);
  const after = increased.filter((increase) => !before.includes(increase));
  const opened = amountCents - sumOf(increased);
  const told: Happened[] = [{ kind: 'dispute_opened', at: createdAt, amount: opened, disputeId }, ...before];
  if (answer) {
    told.push({
      kind: `dispute_${answer.kind}`,
      at: notAfter(answer.at, closedAt),
      doneBy: answer.userId,
      disputeId,
    });
  }
  if (closedAt) {
    told.push({ kind: `dispute_${status}`, at: closedAt, amount: opened + sumOf(before), disputeId });
  }
  return [...told, ...after];
};

const ofReceipt = (receipt: TimelineFacts['receipts'][number]): readonly Happened[] => {
  const { recipientEmail, requestedAt, requestedBy, sentAt, refusedAt } = receipt;
  const end = sentAt ? { kind: 'receipt_sent', at: sentAt } : { kind: 'receipt_refused', at: refusedAt };
  return [
    { kind: 'receipt_requested', at: requestedAt, doneBy: requestedBy, recipientEmail },
    ...(end.at ? [{ kind: end.kind, at: end.at, recipientEmail }] : []),
  ];
};

/** What happened to a transaction, oldest first; what happened in one moment in the order in which it follows. */
export const toTimeline = (facts: TimelineFacts): TransactionEvent[] =>
  [
    begun(facts),
    ...ended(facts),
    ...posted(facts),
    ...facts.disputes.flatMap((contested) => ofDispute(facts, contested)),
    ...facts.following.flatMap((following) => ofFollowing(facts.transaction, following)),
    ...settled(facts),
    ...facts.receipts.toReversed().flatMap(ofReceipt),
  ]
    .toSorted((one, other) => one.at.getTime() - other.at.getTime())
    .map(({ at, doneBy, ...told }) => ({ ...told, at: at.toISOString(), ...facts.actorOf(doneBy) }));
