import { formatCents } from '@tillbook/domain';
import type { AccountObject } from '../../runtime/account-object.ts';
import type { Platform } from '../../platform.ts';
import { receiptText } from './receipt-mail.ts';
import { findReceiptFacts } from './store.ts';

/** The time limit for printing a receipt, which is one page. */
const longestMs = 60_000;

const noEntries = async function* (): AsyncGenerator<never> {};

export const printReceipt = async (
  { database, pdfPrinter, settings, clock }: Platform,
  payment: AccountObject,
): Promise<Buffer> => {
  const facts = await findReceiptFacts(database, payment);
  if (facts === undefined) throw new Error(`There is no payment ${payment.id}.`);
  const { heading, lines } = receiptText(facts);
  const receipt = {
    brandName: settings.brandName,
    heading,
    amount: formatCents(facts.amountCents),
    lines: lines.map(([label, value]) => ({ label, value })),
    madeAt: clock.now(),
  };
  const pieces = await pdfPrinter.enter().print(receipt, noEntries(), AbortSignal.timeout(longestMs));
  return Buffer.concat(pieces);
};
