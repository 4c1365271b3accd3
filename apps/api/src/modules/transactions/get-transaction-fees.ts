import { getTransactionFees } from '@tillbook/contract';
import { defineHandler } from '../../http/call.ts';
import { feePartsOf } from '../../ledger/fee-parts.ts';
import type { FeeProfileRow } from '../../ledger/fees.ts';
import type { TransactionRow } from '../../ledger/posting.ts';
import { findPaymentTerms, findTransaction } from './store.ts';
import { findFeeEntries, type FeeEntry } from './fees-store.ts';

const toFee = ({ entry, reference }: FeeEntry, payment: TransactionRow, profile: FeeProfileRow) => ({
  id: entry.id,
  category: entry.category,
  amount: entry.amountCents,
  status: entry.status,
  createdAt: entry.createdAt.toISOString(),
  description: entry.description ?? undefined,
  parts: [...feePartsOf(entry, payment, profile)],
  settlementId: entry.settlementId ?? undefined,
  disputeId: entry.category === 'dispute_penalty_fee' ? reference : undefined,
});

export const getTransactionFeesHandler = defineHandler(
  getTransactionFees,
  async ({ platform: { database }, accountId, path, refuse }) => {
    const transaction = await findTransaction(database, accountId, path.id);
    if (transaction === undefined) return refuse('not_found');
    const entries = await findFeeEntries(database.drizzle, transaction);
    const base = { ofAmount: transaction.amountCents, total: 0 };
    if (entries.length === 0) return { ...base, fees: [] };
    const { feeProfile } = await findPaymentTerms(database, accountId);
    return {
      ...base,
      fees: entries.map((found) => toFee(found, transaction, feeProfile)),
      total: entries.reduce((sum, { entry }) => sum + entry.amountCents, 0),
    };
  },
);
