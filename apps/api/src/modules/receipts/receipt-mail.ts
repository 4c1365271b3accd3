import { channelLabel, formatCents, formatDateTime, methodLabel } from '@tillbook/domain';
import { escapeHtml } from '../../escape-html.ts';
import type { Mail } from '../../mail/mailer.ts';
import type { Receipt, ReceiptFacts } from './store.ts';

/** The customer's own zone is not known, so the banking day's zone is named beside the time. */
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

const cell = 'padding:8px 16px 8px 0;border-bottom:1px solid #dddddd;text-align:left;vertical-align:top';

const htmlRow = ([label, value]: readonly [string, string]) =>
  `<tr><th scope="row" style="${cell};font-weight:normal;color:#555555">${escapeHtml(label)}</th><td style="${cell}">${escapeHtml(value)}</td></tr>`;

const html = (heading: string, receipt: ReceiptFacts) => `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>${escapeHtml(heading)}</title></head>
<body style="font-family:Arial,sans-serif;font-size:16px;color:#111111">
<h1 style="font-size:20px">${escapeHtml(heading)}</h1>
<p style="font-size:28px;margin:0 0 16px">${escapeHtml(formatCents(receipt.amountCents))}</p>
<table role="presentation" style="border-collapse:collapse">
${lines(receipt).map(htmlRow).join('\n')}
</table>
</body>
</html>
`;

/** What a receipt says, apart from how it is drawn. */
export const receiptText = (receipt: ReceiptFacts) => {
  const heading = `Receipt from ${receipt.merchantName}`;
  return { heading, subject: `${heading}: ${formatCents(receipt.amountCents)}`, lines: lines(receipt) };
};

/** What the customer gets: the same facts as HTML and as text. */
export const receiptMail = (receipt: Receipt): Mail => {
  const { heading, subject, lines: said } = receiptText(receipt);
  const text = said.map(([label, value]) => `${label}: ${value}`);
  return {
    to: receipt.recipientEmail,
    subject,
    text: [heading, '', ...text, ''].join('\n'),
    html: html(heading, receipt),
  };
};
