import type { TransactionRow } from '../../ledger/posting.ts';
import type { Platform } from '../../platform.ts';
import type { ProcessorInstrument, ProcessorRequest } from '../../processor/processor.ts';
import { openInstrument } from '../payment-instruments/index.ts';
import { accountForPlatform } from '../../access/grant-store.ts';

/** Decrypts the number for this request only. */
const instrumentOf = async (
  platform: Platform,
  transaction: TransactionRow,
): Promise<ProcessorInstrument> => {
  const id = transaction.paymentInstrumentId ?? '';
  const instrument = await openInstrument(platform, accountForPlatform(transaction), id);
  if (instrument === undefined) throw new Error(`Transaction ${transaction.id} has no payment instrument.`);
  return instrument;
};

const paymentKeyOf = ({ id, parentTransactionId }: TransactionRow): string => {
  if (parentTransactionId === null) throw new Error(`Refund ${id} is of no payment.`);
  return parentTransactionId;
};

/** Uses the transaction's ID as the processor's idempotency key. */
export const processorRequest = async (
  platform: Platform,
  transaction: TransactionRow,
): Promise<ProcessorRequest> => {
  const { id: key, amountCents, createdAt: startedAt } = transaction;
  const common = { key, amountCents, currency: 'usd' } as const;
  if (transaction.list === 'refunds') {
    return { kind: 'refund', ...common, paymentKey: paymentKeyOf(transaction) };
  }
  if (transaction.list === 'payments' && transaction.channel === 'in_person') {
    return { kind: 'terminal_charge', ...common, serialNumber: transaction.serialNumber ?? '', startedAt };
  }
  const instrument = await instrumentOf(platform, transaction);
  if (transaction.list === 'payouts') return { kind: 'payout', ...common, instrument };
  return { kind: transaction.method === 'ach' ? 'bank_debit' : 'card_charge', ...common, instrument };
};
