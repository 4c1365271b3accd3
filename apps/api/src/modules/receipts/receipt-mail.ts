import { channelLabel, formatCents, formatDateTime, methodLabel } from '@tillbook/domain';
import { receiptMail } from '@tillbook/mails';
import type { Mail } from '../../mail/mailer.ts';
import type { Settings } from '../../runtime/settings.ts';
import type { Receipt, ReceiptFacts } from './store.ts';

/** The zone of banking days, named in the receipt because the customer's zone is unknown. */
const timeZone = 'America/New_York';

const paidWith = ({ lastFour, cardBrand, method }: ReceiptFacts) => {
  const kind = cardBrand ?? methodLabel(method);
  return lastFour === null ? kind : `${kind} ending in ${lastFour}`;
};

const lines = (receipt: ReceiptFacts): readonly (readonly [label: string, value: string])[] => [
  ['Amount', formatCents(receipt.amountCents)],
  ['Paid to', receipt.merchantName],
  ['On your statement', receipt.statementDescriptor || receipt.merchantName],
  ['Date', `${formatDateTime(receipt.createdAt, { timeZone })} Eastern Time`],
  ['Paid with', paidWith(receipt)],
  ['Channel', channelLabel(receipt.channel)],
  ...(receipt.description ? ([['Description', receipt.description]] as const) : []),
  ['Transaction', receipt.transactionId],
];

export const receiptText = (receipt: ReceiptFacts) => {
  const heading = `Receipt from ${receipt.merchantName}`;
  return { heading, subject: `${heading}: ${formatCents(receipt.amountCents)}`, lines: lines(receipt) };
};

export const receiptMailTo = ({ brandName }: Settings, receipt: Receipt): Mail => {
  const { heading, subject, lines: facts } = receiptText(receipt);
  return {
    to: receipt.recipientEmail,
    ...receiptMail({ brandName, heading, subject, amount: formatCents(receipt.amountCents), facts }),
  };
};
