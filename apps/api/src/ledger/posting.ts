import type { ledgerEntries, transactions } from '../db/schema/index.ts';
import type { EntryLine } from './control-accounts.ts';

/** A transaction; the marks of its words are the database's own. */
export type TransactionRow = Omit<typeof transactions.$inferSelect, 'wordSignature'>;
export type EntryCategory = (typeof ledgerEntries.$inferSelect)['category'];
type TransactionStatus = TransactionRow['status'];

/** A transaction as it is asked for; account, place in its list and times come from the posting itself. */
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

/** The state all entries of one posting are in: they wait for a settlement, or they settle at once. */
export type EntryState =
  | { readonly status: 'pending'; readonly readyToSettleAt: Date }
  | { readonly status: 'settled' };

/** What a posting writes: one balanced set in the general ledger and the entries the merchant sees of it. */
export type Booking = {
  readonly entrySetId: string;
  /** What the set is about: a transaction's or a settlement's id. */
  readonly reference: string;
  readonly description: string;
  readonly createdBy: string;
  readonly lines: readonly EntryLine[];
  readonly state: EntryState;
  readonly entries: readonly NewEntry[];
};

/** A transaction that moves on, if it still stands where it is expected to. */
export type Outcome = {
  readonly transactionId: string;
  readonly from: TransactionStatus;
  readonly to: TransactionStatus;
  readonly failureCode?: string;
  readonly failureMessage?: string;
  readonly askProcessorAt?: Date;
};

/** The keys under which a call was sent, so that sending it again does nothing twice. */
export type Attempt = {
  readonly call: string;
  readonly keys: readonly string[];
  readonly bodyHmac: Buffer;
};

/** What must hold under the account's lock, or nothing is written. */
type Requirements = {
  /** The available balance covers this amount. */
  readonly availableCents?: number;
  /** This is the account's payout instrument now. */
  readonly payoutInstrumentId?: string;
  /** The transaction that the next two are about. */
  readonly parentId?: string;
  /** What can still be given back of the parent covers this amount. */
  readonly refundableCents?: number;
  /** The parent's entries are still in the state that this posting was made for. */
  readonly parentState?: EntryState['status'];
  /** The time under the lock is earlier than this: what the posting says of time holds until then. */
  readonly recordedBefore?: Date;
};

/** A dispute that a posting opens; its place in the list and its times come from the posting itself. */
type NewDispute = {
  readonly id: string;
  readonly transactionId: string;
  readonly amountCents: number;
  readonly reason: string;
  readonly respondBy: Date;
};

/** The line of the audit trail that a posting writes about the person who asked for it; its subject is the transaction. */
export type PostingAudit = {
  readonly id: string;
  readonly action: 'payment.create' | 'payout.create' | 'refund.create';
  readonly userId: string;
  readonly clientAddress?: string | undefined;
};

export type Posting = {
  readonly accountId: string;
  readonly attempt?: Attempt;
  /** True where the transaction as this posting leaves it is the first answer to the attempt. */
  readonly answersAttempt?: boolean;
  readonly requires?: Requirements;
  readonly outcome?: Outcome;
  readonly transactions?: readonly NewTransaction[];
  readonly opensDispute?: NewDispute;
  /** Adds to what a dispute is about; it was not won. */
  readonly growsDispute?: { readonly id: string; readonly byCents: number };
  readonly closesDispute?: { readonly id: string; readonly status: 'won' | 'lost' };
  readonly booking?: Booking;
  readonly audit?: PostingAudit | undefined;
};

/** Why a posting was not made. */
export type PostingRefusal =
  | 'key_seen'
  | 'status_changed'
  | 'account_not_active'
  | 'payouts_stopped'
  | 'amount_over_available'
  | 'instrument_not_payable'
  | 'dispute_open'
  | 'dispute_closed'
  | 'nothing_refundable'
  | 'amount_over_refundable'
  | 'already_reversed'
  | 'parent_settled'
  | 'time_moved_on';
