import type { PaymentInstrument, ResponseOf, search, Settlement, Transaction } from '@tillbook/contract';
import {
  formatCents,
  formatDateTime,
  instrumentTypeLabel,
  maskLastFour,
  statusLabel,
} from '@tillbook/domain';
import { CardIcon, SlipIcon, TrayInIcon } from '@tillbook/ui';
import type { Choice } from '@tillbook/web-shell';
import { shownCents } from '../../features/transactions/shown-cents.ts';
import { kindIcon, kindLabel } from '../../features/transactions/transaction-kind.tsx';
import { transactionAddress } from '../../transaction-address.ts';

export type Go = (href: string) => void;

const cardOf = ({ cardBrand, lastFour }: Transaction): string | undefined =>
  lastFour && [cardBrand, maskLastFour(lastFour)].filter((part) => part !== undefined).join(' ');

/**
 * Describes a transaction by its description, card or kind, with a second line that distinguishes it from
 * others.
 */
export const transactionChoice = (transaction: Transaction, go: Go, id = transaction.id): Choice => {
  const { description, status, createdAt, ownerName } = transaction;
  const kind = kindLabel(transaction);
  const card = cardOf(transaction);
  const label = description ?? card ?? kind;
  const details = [kind, statusLabel(status), formatDateTime(createdAt), card, ownerName];
  return {
    id,
    label,
    detail: details.filter((detail) => detail !== undefined && detail !== label).join(' · '),
    icon: kindIcon(transaction),
    end: formatCents(shownCents(transaction)),
    run: () => go(transactionAddress(transaction.id)),
  };
};

const amountChoice = (
  { amount, totalCount, totalCountCapped }: NonNullable<ResponseOf<typeof search>['paymentsOfAmount']>,
  go: Go,
): Choice => {
  const dollars = amount / 100;
  return {
    id: 'payments of the amount',
    label: `All payments of ${formatCents(amount)}`,
    icon: <TrayInIcon />,
    end: `${totalCount.toLocaleString('en-US')}${totalCountCapped === true ? '+' : ''}`,
    run: () => go(`/payments?amountMin=${dollars}&amountMax=${dollars}`),
  };
};

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

export const foundChoices = (
  { transactions, paymentInstruments, settlements, paymentsOfAmount }: ResponseOf<typeof search>,
  go: Go,
): readonly Choice[] => [
  ...transactions.map((transaction) => transactionChoice(transaction, go)),
  ...(paymentsOfAmount ? [amountChoice(paymentsOfAmount, go)] : []),
  ...paymentInstruments.map((instrument) => instrumentChoice(instrument, go)),
  ...settlements.map((settlement) => settlementChoice(settlement, go)),
];
