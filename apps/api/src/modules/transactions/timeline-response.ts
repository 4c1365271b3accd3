import type { TransactionEvent } from '@tillbook/contract';
import type { TransactionRow } from '../../ledger/posting.ts';
import type { TimelineFacts } from './timeline-facts.ts';

type DisputeRow = TimelineFacts['disputes'][number]['dispute'];

type Happened = Omit<TransactionEvent, 'at' | 'by' | 'userId' | 'email'> & {
  readonly at: Date;
  /** The ID or email address of the actor. */
  readonly doneBy?: string | null | undefined;
};

/** Recognizes transactions that are final when created, such as reversals. */
const isBornFinal = ({ subtype }: TransactionRow): boolean => subtype !== null && subtype !== 'refund';

const begun = ({ transaction, entries }: TimelineFacts): Happened => ({
  kind: 'created',
  at: transaction.createdAt,
  amount: transaction.amountCents,
  // For an adjustment, only the entry set has the actor.
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

/** Excludes the postings of disputes, which the dispute's own events cover. */
const posted = ({ entries }: TimelineFacts): readonly Happened[] => {
  const own = entries.map(({ entry }) => entry).filter((entry) => !isOfDispute(entry));
  return [...Map.groupBy(own, ({ entrySetId }) => entrySetId).values()].flatMap((set) => {
    const at = set[0]?.createdAt;
    return at === undefined ? [] : [{ kind: 'posted', at, amount: netCents(set) }];
  });
};

/** Groups entries by settlement. Entries settled when posted belong to no settlement. */
const settled = ({ entries }: TimelineFacts): readonly Happened[] => {
  const all = entries.map(({ entry }) => entry);
  return [...Map.groupBy(all, ({ settlementId }) => settlementId)].flatMap(([settlementId, group]) => {
    const at = group[0]?.settledAt;
    if (settlementId === null || !at) return [];
    return [{ kind: 'settled', at, settlementId, amount: netCents(group) }];
  });
};

const ofRefund = (refund: TransactionRow): readonly Happened[] => {
  const { id: transactionId, amountCents: amount, finalAt, status, createdAt, createdBy } = refund;
  const requested = {
    kind: 'refund_requested',
    at: createdAt,
    doneBy: createdBy,
    message: refund.description ?? undefined,
  };
  const end =
    status === 'failed' ? { kind: 'refund_failed', ...failureOf(refund) } : { kind: 'refund_succeeded' };
  return [requested, ...(finalAt === null ? [] : [{ ...end, at: finalAt }])].map((happened) => ({
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

/** Dates an answer no later than the dispute's end, although it can be stored a millisecond later. */
const notAfter = (at: Date, end: Date | null): Date => (end !== null && end < at ? end : at);

/**
 * Lists the amounts that failed refunds added to a dispute: further holds and, after the dispute was lost,
 * further chargebacks.
 */
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
  { dispute, answer: response }: TimelineFacts['disputes'][number],
): readonly Happened[] => {
  const { id: disputeId, amountCents, createdAt, closedAt, status } = dispute;
  const increased = increases(facts, dispute);
  const before = increased.filter(({ at }) => closedAt === null || at <= closedAt);
  const after = increased.filter((increase) => !before.includes(increase));
  const opened = amountCents - sumOf(increased);
  const events: Happened[] = [
    { kind: 'dispute_opened', at: createdAt, amount: opened, disputeId },
    ...before,
  ];
  if (response) {
    events.push({
      kind: `dispute_${response.kind}`,
      at: notAfter(response.at, closedAt),
      doneBy: response.userId,
      disputeId,
    });
  }
  if (closedAt) {
    events.push({ kind: `dispute_${status}`, at: closedAt, amount: opened + sumOf(before), disputeId });
  }
  return [...events, ...after];
};

const ofReceipt = (receipt: TimelineFacts['receipts'][number]): readonly Happened[] => {
  const { recipientEmail, requestedAt, requestedBy, sentAt, refusedAt } = receipt;
  const end = sentAt ? { kind: 'receipt_sent', at: sentAt } : { kind: 'receipt_refused', at: refusedAt };
  return [
    { kind: 'receipt_requested', at: requestedAt, doneBy: requestedBy, recipientEmail },
    ...(end.at ? [{ kind: end.kind, at: end.at, recipientEmail }] : []),
  ];
};

/** Lists a transaction's events, oldest first. Events with the same time stay in logical order. */
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
    .map(({ at, doneBy, ...event }) => ({ ...event, at: at.toISOString(), ...facts.actorOf(doneBy) }));
