import { getReceipt, type SentReceipt } from '@tillbook/contract';
import { defineHandler } from '../../http/call.ts';
import { findActors, type Actor } from '../identity/index.ts';
import { receiptText } from './receipt-mail.ts';
import { findReceiptFacts, findReceiptTransaction, findSends } from './store.ts';

const mostSends = 100;

type Send = Awaited<ReturnType<typeof findSends>>[number];

const toSentReceipt = (send: Send, actor: Actor): SentReceipt => {
  const { id, recipientEmail, requestedAt, sentAt, refusedAt } = send;
  const status = sentAt ? 'sent' : 'waiting';
  return {
    id,
    recipientEmail,
    requestedAt: requestedAt.toISOString(),
    ...actor,
    status: refusedAt ? 'refused' : status,
    endedAt: (sentAt ?? refusedAt)?.toISOString(),
  };
};

export const getReceiptHandler = defineHandler(
  getReceipt,
  async ({ platform: { database }, accountId, path, refuse }) => {
    const payment = await findReceiptTransaction(database.drizzle, accountId, path.id);
    const facts = payment && (await findReceiptFacts(database, { accountId, id: path.id }));
    if (facts === undefined) return refuse('not_found');
    if (payment?.type !== 'pull' || payment.status !== 'succeeded') return refuse('no_receipt');
    const sends = await findSends(database, { accountId, id: path.id }, mostSends);
    const actorOf = await findActors(
      database.drizzle,
      accountId,
      sends.map(({ requestedBy }) => requestedBy),
    );
    const { lines, ...text } = receiptText(facts);
    return {
      transactionId: path.id,
      accountId,
      ...text,
      lines: lines.map(([label, value]) => ({ label, value })),
      sends: sends.map((send) => toSentReceipt(send, actorOf(send.requestedBy))),
    };
  },
);
