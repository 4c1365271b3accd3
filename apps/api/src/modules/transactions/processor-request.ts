import type { TransactionRow } from '../../ledger/posting.ts';
import type { Platform } from '../../platform.ts';
import type { ProcessorInstrument, ProcessorRequest } from '../../processor/processor.ts';
import { openInstrument } from '../payment-instruments/index.ts';
import { accountForPlatform } from '../../access/grant-store.ts';

/** Opens the number for this one question; it is not kept anywhere. */
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

/** What the processor is asked about a transaction, under the transaction's own id. */
export const processorRequest = async (
  platform: Platform,
  transaction: TransactionRow,
): Promise<ProcessorRequest> => {
  const { id: key, amountCents, createdAt: startedAt } = transaction;
  const asked = { key, amountCents, currency: 'usd' } as const;
  if (transaction.list === 'refunds') {
    return { kind: 'refund', ...asked, paymentKey: paymentKeyOf(transaction) };
  }
  if (transaction.list === 'payments' && transaction.channel === 'in_person') {
    return { kind: 'terminal_charge', ...asked, serialNumber: transaction.serialNumber ?? '', startedAt };
  }
  const instrument = await instrumentOf(platform, transaction);
  if (transaction.list === 'payouts') return { kind: 'payout', ...asked, instrument };
  return { kind: transaction.method === 'ach' ? 'bank_debit' : 'card_charge', ...asked, instrument };
};
