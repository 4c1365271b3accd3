import type { ledgerEntries, transactions } from '../db/schema/index.ts';
import type { NewIdentifier } from '../runtime/identifiers.ts';
import type { ControlAccount, EntryLine } from './control-accounts.ts';

/** Excludes the word signature, which the database computes. */
export type TransactionRow = Omit<typeof transactions.$inferSelect, 'wordSignature'>;
export type EntryCategory = (typeof ledgerEntries.$inferSelect)['category'];
type TransactionStatus = TransactionRow['status'];

/** A transaction before the posting adds its account, ordinal and times. */
export type NewTransaction = Pick<TransactionRow, 'id' | 'list' | 'amountCents' | 'type' | 'status'> &
  Partial<Omit<TransactionRow, 'accountId' | 'ordinal' | 'createdAt' | 'finalAt'>>;

export type NewEntry = {
  readonly id: string;
  readonly transactionId: string;
  readonly amountCents: number;
  readonly type: 'credit' | 'debit';
  readonly category: EntryCategory;
  readonly description: string;
};

/** The entries of a posting either wait for a settlement or settle immediately. */
export type EntryState =
  | { readonly status: 'pending'; readonly readyToSettleAt: Date }
  | { readonly status: 'settled' };

export const payableOf = (state: EntryState): ControlAccount =>
  state.status === 'pending' ? 'payablePending' : 'payableAvailable';

export const transactionEntry = (
  newIdentifier: NewIdentifier,
  transactionId: string,
  type: 'credit' | 'debit',
  amountCents: number,
  description: string,
): NewEntry => ({
  id: newIdentifier('ent'),
  transactionId,
  type,
  category: 'transaction',
  amountCents,
  description,
});

export type NewEntrySet = {
  readonly id: string;
  /** The ID of the transaction or settlement. */
  readonly reference: string;
  readonly description: string;
  readonly createdBy: string;
  readonly lines: readonly EntryLine[];
  readonly state: EntryState;
  readonly entries: readonly NewEntry[];
};

/** Applied only if the transaction still has the expected status. */
export type Outcome = {
  readonly transactionId: string;
  readonly from: TransactionStatus;
  readonly to: TransactionStatus;
  readonly failureCode?: string;
  readonly failureMessage?: string;
  readonly askProcessorAt?: Date;
};

/** The keys of a call, which prevent a second effect if the call is repeated. */
export type Attempt = {
  readonly call: string;
  readonly keys: readonly string[];
  /** The key that is valid forever; header keys are valid for a day. */
  readonly referenceKey: string | undefined;
  readonly bodyHmac: Buffer;
};

/** Conditions checked under the account's lock. If a condition fails, nothing is written. */
type Requirements = {
  /** The available balance must cover this amount. */
  readonly availableCents?: number;
  /** Must be the account's current payout instrument. */
  readonly payoutInstrumentId?: string;
  /** The transaction of the next two conditions. */
  readonly parentId?: string;
  /** The parent's refundable amount must cover this amount. */
  readonly refundableCents?: number;
  /** The parent's entries must still have this status. */
  readonly parentState?: EntryState['status'];
  /** The time under the lock must be earlier, because the posting's dates are valid until then. */
  readonly recordedBefore?: Date;
};

type NewDispute = {
  readonly id: string;
  readonly transactionId: string;
  readonly amountCents: number;
  readonly reason: string;
  readonly respondBy: Date;
};

export type PostingAudit = {
  readonly id: string;
  readonly action: 'payment.create' | 'payout.create' | 'refund.create' | 'adjustment.create';
  readonly userId: string;
  readonly clientAddress?: string | undefined;
  readonly details?: Readonly<Record<string, string | number>>;
};

export type Posting = {
  readonly accountId: string;
  readonly attempt?: Attempt;
  /** True if the posted transaction is the first response to the attempt. */
  readonly completesAttempt?: boolean;
  readonly requires?: Requirements;
  readonly outcome?: Outcome;
  readonly transactions?: readonly NewTransaction[];
  readonly opensDispute?: NewDispute;
  /** Raises the amount of a dispute that was not won. */
  readonly growsDispute?: { readonly id: string; readonly byCents: number };
  readonly closesDispute?: { readonly id: string; readonly status: 'won' | 'lost' };
  readonly entrySet?: NewEntrySet;
  readonly audit?: PostingAudit | undefined;
};

export const postingRefusals = [
  'key_seen',
  'status_changed',
  'account_not_active',
  'payouts_stopped',
  'amount_over_available',
  'instrument_not_payable',
  'dispute_open',
  'dispute_closed',
  'nothing_refundable',
  'amount_over_refundable',
  'already_reversed',
  'parent_settled',
  'time_moved_on',
] as const;

export type PostingRefusal = (typeof postingRefusals)[number];
