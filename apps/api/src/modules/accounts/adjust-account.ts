import { adjustAccount, type BodyOf } from '@tillbook/contract';
import type { Transaction } from '../../db/client.ts';
import { defineHandler } from '../../http/call.ts';
import { answerOnce } from '../../idempotency/answer-once.ts';
import { accountAdjusted } from '../../ledger/adjustment.ts';
import { postWithin } from '../../ledger/post.ts';
import type { TransactionRow } from '../../ledger/posting.ts';
import type { Platform } from '../../platform.ts';
import { recordAudit } from '../../audit/record-audit.ts';
import { findAccountForAdmin } from '../../access/grant-store.ts';
import { toTransaction, findCurrency } from '../transactions/index.ts';

type Person = { readonly userId: string; readonly clientAddress: string | undefined };

/** The posting and who made it hold together or not at all. */
const adjust = async (
  platform: Platform,
  transaction: Transaction,
  body: BodyOf<typeof adjustAccount>,
  { userId, clientAddress }: Person,
): Promise<TransactionRow> => {
  const { newIdentifier } = platform;
  const { accountId, amount, direction, reason } = body;
  const transactionId = newIdentifier('txn');
  const posted = await postWithin(
    transaction,
    platform,
    accountAdjusted({
      accountId,
      transactionId,
      amountCents: amount,
      direction,
      reason,
      createdBy: userId,
      newIdentifier,
    }),
  );
  if (!posted.ok) throw new Error(`An adjustment asks for nothing and was refused: ${posted.code}.`);
  const details = { amountCents: amount, direction, reason };
  await recordAudit(
    platform,
    { userId, accountId, action: 'adjustment.create', subject: transactionId, clientAddress, details },
    transaction,
  );
  return posted.transaction;
};

export const adjustAccountHandler = defineHandler(
  adjustAccount,
  async ({ platform, session, body, idempotencyKey, clientAddress, refuse, noteAccount }) => {
    const accountId = await findAccountForAdmin(platform.database, body.accountId);
    if (accountId === undefined) return refuse('not_found');
    noteAccount(accountId);
    const currency = await findCurrency(platform.database, accountId);
    const person = { userId: session.userId, clientAddress };
    const adjusted = await answerOnce(
      platform,
      { endpoint: adjustAccount, scope: accountId, key: idempotencyKey, body },
      async (transaction) => toTransaction(await adjust(platform, transaction, body, person), currency),
    );
    platform.changes.note(accountId);
    return adjusted;
  },
);
