import { adjustAccount, type BodyOf } from '@tillbook/contract';
import { defineHandler } from '../../http/call.ts';
import { respondOnceInAccount } from '../../idempotency/respond-once-in-account.ts';
import { accountAdjusted } from '../../ledger/adjustment.ts';
import type { Command } from '../../ledger/command.ts';
import type { AccountTransaction } from '../../ledger/in-account.ts';
import { postWithin } from '../../ledger/post.ts';
import type { TransactionRow } from '../../ledger/posting.ts';
import { findAccountForAdmin } from '../../access/grant-store.ts';
import { toTransaction, findCurrency } from '../transactions/index.ts';

const adjust = async (
  { platform, accountId, actor, audit }: Command & { readonly actor: string },
  body: BodyOf<typeof adjustAccount>,
  transaction: AccountTransaction,
): Promise<TransactionRow> => {
  const posting = accountAdjusted({
    accountId,
    transactionId: platform.newIdentifier('txn'),
    amountCents: body.amount,
    direction: body.direction,
    reason: body.reason,
    createdBy: actor,
    newIdentifier: platform.newIdentifier,
  });
  const posted = await postWithin(transaction, platform, { ...posting, audit });
  if (!posted.ok) throw new Error(`An adjustment has no conditions and was refused: ${posted.code}.`);
  return posted.transaction;
};

export const adjustAccountHandler = defineHandler(
  adjustAccount,
  async ({ platform, session, body, idempotencyKey, clientAddress, refuse, noteAccount }) => {
    const accountId = await findAccountForAdmin(platform.database, body.accountId);
    if (accountId === undefined) return refuse('not_found');
    noteAccount(accountId);
    const currency = await findCurrency(platform.database, accountId);
    const { userId } = session;
    const audit = {
      id: platform.newIdentifier('aud'),
      action: 'adjustment.create',
      userId,
      clientAddress,
      details: { amountCents: body.amount, direction: body.direction, reason: body.reason },
    } as const;
    return respondOnceInAccount(
      platform,
      { endpoint: adjustAccount, scope: accountId, key: idempotencyKey, body },
      async (transaction) =>
        toTransaction(
          await adjust({ platform, accountId, actor: userId, audit }, body, transaction),
          currency,
        ),
    );
  },
);
