import { removeDisputeFile } from '@tillbook/contract';
import { and, eq } from '../../db/drizzle/query.ts';
import type { Transaction } from '../../db/client.ts';
import { disputeFiles } from '../../db/schema/index.ts';
import { defineHandler } from '../../http/call.ts';
import type { Platform } from '../../platform.ts';
import { recordAudit } from '../../audit/record-audit.ts';
import { detailWithin, lockOpenDispute, type DisputeCommand } from './answerable.ts';

const removeFile = async (
  platform: Platform,
  transaction: Transaction,
  command: DisputeCommand,
  fileId: string,
) => {
  const { disputeId, userId, ...where } = command;
  await lockOpenDispute(platform, transaction, command);
  const [removed] = await transaction
    .delete(disputeFiles)
    .where(
      and(
        eq(disputeFiles.accountId, where.accountId),
        eq(disputeFiles.disputeId, disputeId),
        eq(disputeFiles.id, fileId),
      ),
    )
    .returning({ name: disputeFiles.name });
  if (removed === undefined) return;
  const details = { removed: removed.name };
  await recordAudit(
    platform,
    { userId, action: 'dispute.evidence', subject: disputeId, details, ...where },
    transaction,
  );
};

export const removeDisputeFileHandler = defineHandler(
  removeDisputeFile,
  async ({ platform, accountId, path, body, session: { userId }, clientAddress }) =>
    platform.database.drizzle.transaction(async (transaction) => {
      const command = { accountId, disputeId: path.id, userId, clientAddress };
      await removeFile(platform, transaction, command, body.fileId);
      return detailWithin(platform, transaction, accountId, path.id);
    }),
);
