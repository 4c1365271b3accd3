import { addDisputeFile, maximumEvidenceBytes, maximumEvidenceFiles } from '@tillbook/contract';
import { disputeReason, evidenceMediaType } from '@tillbook/domain';
import { and, count, eq } from '../../db/drizzle/query.ts';
import type { AccountObject } from '../../runtime/account-object.ts';
import type { Transaction } from '../../db/client.ts';
import { disputeFiles } from '../../db/schema/index.ts';
import { AppError } from '../../runtime/app-error.ts';
import { defineHandler } from '../../http/call.ts';
import { respondOnce } from '../../idempotency/respond-once.ts';
import type { Platform } from '../../platform.ts';
import { recordAudit } from '../../audit/record-audit.ts';
import { detailWithin, lockOpenDispute, type DisputeCommand } from './answerable.ts';

const refuseContent = (message: string): never => {
  throw new AppError('invalid_file', { message, fields: { content: message } });
};

export type NewFile = {
  readonly field: string;
  readonly name: string;
  readonly content: Buffer;
};

const checkedFile = ({ content }: NewFile) => {
  if (content.length > maximumEvidenceBytes) return refuseContent('Choose a file of 2 MB or less.');
  const mediaType = evidenceMediaType(content) ?? refuseContent('Choose a PDF, PNG or JPEG file.');
  return { content, mediaType, sizeBytes: content.length };
};

const refuseUnasked = (reason: string, name: string): void => {
  const isRequested = disputeReason(reason).evidence.some(
    ({ field, kind }) => kind === 'file' && field === name,
  );
  if (isRequested) return;
  throw new AppError('evidence_not_asked', { fields: { field: 'This dispute doesn’t ask for this file.' } });
};

const refuseOneMore = async (transaction: Transaction, { accountId, id }: AccountObject): Promise<void> => {
  const [stored] = await transaction
    .select({ files: count() })
    .from(disputeFiles)
    .where(and(eq(disputeFiles.accountId, accountId), eq(disputeFiles.disputeId, id)));
  if ((stored?.files ?? 0) >= maximumEvidenceFiles) throw new AppError('evidence_files_full');
};

export const addFile = async (
  platform: Platform,
  transaction: Transaction,
  command: DisputeCommand,
  added: NewFile,
): Promise<void> => {
  const { disputeId, userId, ...where } = command;
  const dispute = await lockOpenDispute(platform, transaction, command);
  const { field, name } = added;
  refuseUnasked(dispute.reason, field);
  await refuseOneMore(transaction, dispute);
  const file = checkedFile(added);
  await transaction.insert(disputeFiles).values({
    id: platform.newIdentifier('dfl'),
    disputeId,
    accountId: dispute.accountId,
    field,
    name,
    ...file,
    addedAt: platform.clock.now(),
    addedBy: userId,
  });
  const details = { added: name, field };
  await recordAudit(
    platform,
    { userId, action: 'dispute.evidence', subject: disputeId, details, ...where },
    transaction,
  );
};

export const addDisputeFileHandler = defineHandler(
  addDisputeFile,
  async ({ platform, accountId, path, body, session: { userId }, idempotencyKey: key, clientAddress }) => {
    const once = { endpoint: addDisputeFile, scope: accountId, key, body: { ...path, ...body } };
    return respondOnce(platform, once, async (transaction) => {
      const command = { accountId, disputeId: path.id, userId, clientAddress };
      const content = Buffer.from(body.content, 'base64');
      await addFile(platform, transaction, command, { ...body, content });
      return detailWithin(platform, transaction, accountId, path.id);
    });
  },
);
