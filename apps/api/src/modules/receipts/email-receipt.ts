import { emailReceipt } from '@tillbook/contract';
import { answer } from '../../http/call.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { receiptMail } from './receipt-mail.ts';
import { findReceiptFacts, insertReceipt } from './store.ts';

export const emailReceiptCall = answer(
  emailReceipt,
  async ({ platform, accountId, body, session, clientAddress, refuse }) => {
    const { transactionId, recipientEmail } = body;
    const facts = await findReceiptFacts(platform.database, accountId, transactionId);
    if (facts === undefined) return refuse('not_found');
    if (facts.type !== 'pull' || facts.status !== 'succeeded') return refuse('no_receipt');
    const id = platform.newIdentifier('rcp');
    await platform.mailer.send(receiptMail(facts, recipientEmail));
    await platform.database.drizzle.transaction(async (transaction) => {
      const sentAt = platform.clock.now();
      await insertReceipt(transaction, { id, accountId, transactionId, recipientEmail, sentAt });
      const { userId } = session;
      await recordAudit(
        platform,
        { userId, accountId, action: 'receipt.send', subject: transactionId, clientAddress },
        transaction,
      );
    });
    return {};
  },
);
