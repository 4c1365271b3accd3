import { attachDisputeReceipt } from '@tillbook/contract';
import { and, eq } from '../../db/drizzle/query.ts';
import type { AccountObject } from '../../runtime/account-object.ts';
import type { Transaction } from '../../db/client.ts';
import { disputeFiles } from '../../db/schema/index.ts';
import { AppError } from '../../runtime/app-error.ts';
import { defineHandler } from '../../http/call.ts';
import { takeAttempt } from '../../http/throttle.ts';
import { respondOnce } from '../../idempotency/respond-once.ts';
import type { Platform } from '../../platform.ts';
import { printReceipt } from '../receipts/index.ts';
import { addFile } from './add-dispute-file.ts';
import { detailWithin, lockOpenDispute, type DisputeCommand } from './answerable.ts';
import { findDispute } from './dispute-facts.ts';
import { isAnswerable } from './dispute-response.ts';

const field = 'receipt';

const nameOf = (paymentId: string): string => `receipt-${paymentId}.pdf`;

/** Limited because printing occupies a thread. */
const throttle = { name: 'dispute_receipt', limit: 20, windowMs: 60_000 };

/**
 * Prints the receipt before the transaction opens, or returns `undefined` if the dispute does not exist or
 * accepts no response. A dispute that accepts no response never accepts one again.
 */
const printIfAnswerable = async (platform: Platform, { accountId, disputeId, userId }: DisputeCommand) => {
  const found = await findDispute(platform.database.drizzle, accountId, disputeId);
  if (found === undefined || !isAnswerable(found.dispute, platform.clock.now())) return undefined;
  await takeAttempt(platform, throttle, userId);
  return printReceipt(platform, { accountId, id: found.dispute.transactionId });
};

const isAttached = async (
  transaction: Transaction,
  { accountId, id }: AccountObject,
  name: string,
): Promise<boolean> => {
  const [found] = await transaction
    .select({ id: disputeFiles.id })
    .from(disputeFiles)
    .where(
      and(
        eq(disputeFiles.accountId, accountId),
        eq(disputeFiles.disputeId, id),
        eq(disputeFiles.field, field),
        eq(disputeFiles.name, name),
      ),
    );
  return found !== undefined;
};

const attach = async (
  platform: Platform,
  transaction: Transaction,
  command: DisputeCommand,
  content: Buffer | undefined,
): Promise<void> => {
  const dispute = await lockOpenDispute(platform, transaction, command);
  const name = nameOf(dispute.transactionId);
  if (await isAttached(transaction, dispute, name)) return;
  if (content === undefined) throw new AppError('dispute_overdue');
  await addFile(platform, transaction, command, { field, name, content });
};

export const attachDisputeReceiptHandler = defineHandler(
  attachDisputeReceipt,
  async ({ platform, accountId, path, session: { userId }, idempotencyKey: key, clientAddress }) => {
    const command = { accountId, disputeId: path.id, userId, clientAddress };
    const content = await printIfAnswerable(platform, command);
    const once = { endpoint: attachDisputeReceipt, scope: accountId, key, body: path };
    return respondOnce(platform, once, async (transaction) => {
      await attach(platform, transaction, command, content);
      return detailWithin(platform, transaction, accountId, path.id);
    });
  },
);
