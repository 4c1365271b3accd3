import { addDisputeFile, maximumEvidenceBytes, maximumEvidenceFiles, type BodyOf } from '@tillbook/contract';
import { disputeReason } from '@tillbook/domain';
import { count, eq } from 'drizzle-orm';
import type { Transaction } from '../../db/client.ts';
import { disputeFiles } from '../../db/schema/index.ts';
import { AppError } from '../../app-error.ts';
import { defineHandler } from '../../http/call.ts';
import { answerOnce } from '../../idempotency/answer-once.ts';
import type { Platform } from '../../platform.ts';
import { recordAudit } from '../../audit/record-audit.ts';
import { detailWithin, holdAnswerable, type DisputeDeed } from './answerable.ts';
import { mediaTypeOf } from './media-type.ts';

type FileBody = BodyOf<typeof addDisputeFile>;

const refuseContent = (message: string): never => {
  throw new AppError('invalid_file', { message, fields: { content: message } });
};

const readFile = ({ content: encoded }: FileBody) => {
  const content = Buffer.from(encoded, 'base64');
  if (content.length > maximumEvidenceBytes) return refuseContent('Choose a file of at most 2 MB.');
  const mediaType = mediaTypeOf(content) ?? refuseContent('Choose a PDF, PNG or JPEG file.');
  return { content, mediaType, sizeBytes: content.length };
};

const refuseUnasked = (reason: string, name: string): void => {
  const isAsked = disputeReason(reason).evidence.some(({ field, kind }) => kind === 'file' && field === name);
  if (isAsked) return;
  throw new AppError('evidence_not_asked', { fields: { field: 'This dispute does not ask for this file.' } });
};

const refuseOneMore = async (transaction: Transaction, disputeId: string): Promise<void> => {
  const [stored] = await transaction
    .select({ files: count() })
    .from(disputeFiles)
    .where(eq(disputeFiles.disputeId, disputeId));
  if ((stored?.files ?? 0) >= maximumEvidenceFiles) throw new AppError('evidence_files_full');
};

const addFile = async (platform: Platform, transaction: Transaction, deed: DisputeDeed, body: FileBody) => {
  const { disputeId, userId, ...where } = deed;
  const dispute = await holdAnswerable(platform, transaction, deed);
  refuseUnasked(dispute.reason, body.field);
  await refuseOneMore(transaction, disputeId);
  const file = readFile(body);
  const { field, name } = body;
  await transaction.insert(disputeFiles).values({
    id: platform.newIdentifier('dfl'),
    disputeId,
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
    return answerOnce(platform, once, async (transaction) => {
      const deed = { accountId, disputeId: path.id, userId, clientAddress };
      await addFile(platform, transaction, deed, body);
      return detailWithin(platform, transaction, accountId, path.id);
    });
  },
);
