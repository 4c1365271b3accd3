import type { Transaction } from '@tillbook/contract';
import { Text, TextLink } from '@tillbook/ui';
import { instrumentText } from './instrument-text.ts';

/** Returns the instrument and its owner, as in "Visa •••• 4242 · Kim Reyes"; empty if both are unknown. */
export const payerText = (transaction: Transaction): string =>
  [instrumentText(transaction), transaction.ownerName].filter(Boolean).join(' · ');

/** Shows the instrument and its owner, with a link to the instrument if the transaction has its ID. */
export function TransactionPayer({ transaction }: { readonly transaction: Transaction }) {
  const { paymentInstrumentId } = transaction;
  const text = payerText(transaction);
  if (text === '') return null;
  if (paymentInstrumentId === undefined) return <Text as="span">{text}</Text>;
  return <TextLink href={`/payment-instruments/${encodeURIComponent(paymentInstrumentId)}`}>{text}</TextLink>;
}
