import type { Dispute, ExportedList, LedgerEntry, PaymentInstrument } from '@tillbook/contract';
import { disputeList, findDisputesAt, toDispute } from '../../disputes/index.ts';
import {
  findEntriesAt,
  findSettledEntriesAt,
  findSettledRange,
  pendingEntryList,
  settledEntryExport,
  toEntry,
} from '../../ledger/index.ts';
import { findInstrumentsAt, instrumentList, toInstrument } from '../../payment-instruments/index.ts';
import {
  findSettlementRange,
  findSettlementsAt,
  settlementList,
  toSettlement,
} from '../../settlements/index.ts';
import type { ExportedRow, ExportSource } from './export-source.ts';
import { scannedSource, type ScannedList } from './scanned-source.ts';
import { transactionSource } from './transaction-source.ts';

/** Negates debits, as on the ledger screens. */
const entryRow = ({ amount, type, ...entry }: LedgerEntry): ExportedRow => ({
  ...entry,
  amount: type === 'debit' ? -amount : amount,
});

const instrumentRow = ({
  owner,
  card: _card,
  bank: _bank,
  ...instrument
}: PaymentInstrument): ExportedRow => ({
  ...instrument,
  ownerName: owner?.name.fullName,
});

const disputeRow = (dispute: Dispute): ExportedRow => dispute;

/** Finds the entries of a period, of a settlement, or of both. */
const findSettledEntries: ScannedList['list']['findRange'] = async (database, accountId, filter) => {
  const period = await findSettledRange(database, accountId, filter);
  if (filter.settlementId === undefined) return period;
  const { low, high } = await findSettlementRange(database, accountId, filter.settlementId);
  return { low: Math.max(low, period.low), high: Math.min(high, period.high) };
};

export const exportSources: Readonly<Record<ExportedList, ExportSource>> = {
  payments: transactionSource('payments'),
  payouts: transactionSource('payouts'),
  refunds: transactionSource('refunds'),
  settlements: scannedSource({
    list: settlementList,
    rowsAt: async (...at) => (await findSettlementsAt(...at)).map(toSettlement),
  }),
  disputes: scannedSource({
    list: disputeList,
    rowsAt: async (...at) => (await findDisputesAt(...at)).map((row) => disputeRow(toDispute(row))),
  }),
  'payment-instruments': scannedSource({
    list: instrumentList,
    rowsAt: async (...at) => (await findInstrumentsAt(...at)).map((row) => instrumentRow(toInstrument(row))),
  }),
  'pending-ledger': scannedSource({
    list: pendingEntryList,
    rowsAt: async (...at) => (await findEntriesAt(...at)).map((row) => entryRow(toEntry(row))),
  }),
  'settled-ledger': scannedSource({
    list: { ...settledEntryExport, findRange: findSettledEntries },
    rowsAt: async (...at) => (await findSettledEntriesAt(...at)).map((row) => entryRow(toEntry(row))),
  }),
};
