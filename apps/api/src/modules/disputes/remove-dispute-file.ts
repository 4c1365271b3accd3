import { removeDisputeFile } from '@tillbook/contract';
import { and, eq } from 'drizzle-orm';
import type { Transaction } from '../../db/client.ts';
import { disputeFiles } from '../../db/schema/index.ts';
import { defineHandler } from '../../http/call.ts';
import type { Platform } from '../../platform.ts';
import { recordAudit } from '../../audit/record-audit.ts';
import { detailWithin, holdAnswerable, type DisputeDeed } from './answerable.ts';

const removeFile = async (
  platform: Platform,
  transaction: Transaction,
  deed: DisputeDeed,
  fileId: string,
) => {
  const { disputeId, userId, ...where } = deed;
  await holdAnswerable(platform, transaction, deed);
  const [removed] = await transaction
    .delete(disputeFiles)
    .where(and(eq(disputeFiles.id, fileId), eq(disputeFiles.disputeId, disputeId)))
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
      const deed = { accountId, disputeId: path.id, userId, clientAddress };
      await removeFile(platform, transaction, deed, body.fileId);
      return detailWithin(platform, transaction, accountId, path.id);
    }),
);
