import type { PaymentInstrument, ResponseOf, search, Settlement, Transaction } from '@tillbook/contract';
import { capitalize, formatCents, formatDateTime, instrumentTypeLabel, maskLastFour } from '@tillbook/domain';
import { CardIcon, ReturnIcon, SlipIcon, TrayInIcon, TrayOutIcon } from '@tillbook/ui';
import type { ReactNode } from 'react';
import type { Choice } from './choice.ts';

/** Leads to an address of this app. */
export type Go = (href: string) => void;

const kindOf = ({ type, subtype }: Transaction): string =>
  capitalize(subtype ?? (type === 'pull' ? 'payment' : 'payout'));

const iconOf = ({ type, subtype }: Transaction): ReactNode => {
  if (subtype === 'refund') return <ReturnIcon />;
  return type === 'pull' ? <TrayInIcon /> : <TrayOutIcon />;
};

export const transactionChoice = (transaction: Transaction, go: Go, id = transaction.id): Choice => ({
  id,
  label: `${kindOf(transaction)}, ${formatDateTime(transaction.createdAt)}`,
  icon: iconOf(transaction),
  end: formatCents(transaction.amount),
  run: () => go(`/transactions/${encodeURIComponent(transaction.id)}`),
});

const instrumentChoice = (instrument: PaymentInstrument, go: Go): Choice => ({
  id: instrument.id,
  label: [instrumentTypeLabel(instrument.type), instrument.owner?.name.fullName]
    .filter((part) => part !== undefined && part !== '')
    .join(', '),
  icon: <CardIcon />,
  end: instrument.lastFour && maskLastFour(instrument.lastFour),
  run: () => go(`/payment-instruments/${encodeURIComponent(instrument.id)}`),
});

const settlementChoice = (settlement: Settlement, go: Go): Choice => ({
  id: settlement.id,
  label: `Settlement, ${formatDateTime(settlement.createdAt)}`,
  icon: <SlipIcon />,
  end: formatCents(settlement.netAmount),
  run: () => go(`/settlements/${encodeURIComponent(settlement.id)}`),
});

/** What was found, each with the way to its screen. */
export const foundChoices = (
  { transactions, paymentInstruments, settlements }: ResponseOf<typeof search>,
  go: Go,
): readonly Choice[] => [
  ...transactions.map((transaction) => transactionChoice(transaction, go)),
  ...paymentInstruments.map((instrument) => instrumentChoice(instrument, go)),
  ...settlements.map((settlement) => settlementChoice(settlement, go)),
];
