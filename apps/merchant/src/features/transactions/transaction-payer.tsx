import type { Transaction } from '@tillbook/contract';
import { Text, TextLink } from '@tillbook/ui';
import { instrumentText } from './instrument-text.ts';

/** "Visa •••• 4242 · Kim Reyes"; empty if nothing of it is known. */
export const payerText = (transaction: Transaction): string =>
  [instrumentText(transaction), transaction.ownerName].filter(Boolean).join(' · ');

/** Who paid and with what, or where the money went: a link to the card or the bank account. */
export function TransactionPayer({ transaction }: { readonly transaction: Transaction }) {
  const { paymentInstrumentId } = transaction;
  const text = payerText(transaction);
  if (text === '') return null;
  if (paymentInstrumentId === undefined) return <Text as="span">{text}</Text>;
  return <TextLink href={`/payment-instruments/${encodeURIComponent(paymentInstrumentId)}`}>{text}</TextLink>;
}
