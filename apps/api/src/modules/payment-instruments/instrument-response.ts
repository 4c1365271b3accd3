import type { PaymentInstrument } from '@tillbook/contract';
import { maskLastFour } from '@tillbook/domain';
import type { InstrumentResponseRow } from './store.ts';

const cardOf = ({ cardBrand, expirationMonth, expirationYear }: InstrumentResponseRow) =>
  expirationMonth === null || expirationYear === null
    ? undefined
    : { brand: cardBrand ?? 'Card', expirationMonth, expirationYear };

const bankOf = ({ bankAccountType, routingNumber, lastFour }: InstrumentResponseRow) =>
  bankAccountType === null || routingNumber === null
    ? undefined
    : { accountType: bankAccountType, accountNumber: maskLastFour(lastFour), routingNumber };

export const toInstrument = (row: InstrumentResponseRow): PaymentInstrument => ({
  id: row.id,
  accountId: row.accountId,
  type: row.type,
  purpose: row.purpose,
  status: row.status,
  lastFour: row.lastFour,
  createdAt: row.createdAt.toISOString(),
  description: row.description ?? undefined,
  owner: { name: { fullName: row.ownerName } },
  card: cardOf(row),
  bank: bankOf(row),
});
