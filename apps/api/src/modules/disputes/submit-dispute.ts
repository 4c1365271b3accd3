import { submitDispute } from '@tillbook/contract';
import { disputeReason } from '@tillbook/domain';
import { eq } from 'drizzle-orm';
import type { Transaction } from '../../db/client.ts';
import { disputeEvidence, disputeFiles, disputes } from '../../db/schema/index.ts';
import { AppError } from '../../app-error.ts';
import { defineHandler } from '../../http/call.ts';
import { answerOnce } from '../../idempotency/answer-once.ts';
import type { Platform } from '../../platform.ts';
import { recordAudit } from '../../audit/record-audit.ts';
import { firstJobAt } from '../transactions/index.ts';
import { takeAnswer } from './answer-store.ts';
import { detailWithin, holdAnswerable, type DisputeDeed } from './answerable.ts';
import type { DisputeRow } from './dispute-facts.ts';
import { resolveAnswer } from './resolve-answer.ts';
import { textsIn } from './texts.ts';

const givenFields = async (transaction: Transaction, disputeId: string): Promise<ReadonlySet<string>> => {
  const [draft] = await transaction
    .select({ texts: disputeEvidence.texts })
    .from(disputeEvidence)
    .where(eq(disputeEvidence.disputeId, disputeId));
  const files = await transaction
    .selectDistinct({ field: disputeFiles.field })
    .from(disputeFiles)
    .where(eq(disputeFiles.disputeId, disputeId));
  return new Set([...Object.keys(textsIn(draft?.texts)), ...files.map(({ field }) => field)]);
};

const refuseMissing = async (transaction: Transaction, { id, reason }: DisputeRow): Promise<void> => {
  const given = await givenFields(transaction, id);
  const missing = disputeReason(reason).evidence.filter(
    ({ field, required }) => required && !given.has(field),
  );
  if (missing.length === 0) return;
  throw new AppError('evidence_missing', {
    fields: Object.fromEntries(missing.map(({ field }) => [`texts.${field}`, 'This field is required.'])),
  });
};

/** Commits what was written as the answer to a dispute, before the processor is told of it. */
export const submitEvidence = async (
  platform: Platform,
  transaction: Transaction,
  deed: DisputeDeed,
): Promise<void> => {
  const { disputeId, userId, ...where } = deed;
  const dispute = await holdAnswerable(platform, transaction, deed);
  await refuseMissing(transaction, dispute);
  await transaction.update(disputes).set({ status: 'under_review' }).where(eq(disputes.id, disputeId));
  const at = platform.clock.now();
  const submitted = {
    disputeId,
    kind: 'submitted',
    userId,
    at,
    askProcessorAt: firstJobAt(platform),
  } as const;
  if (!(await takeAnswer(transaction, submitted))) throw new AppError('dispute_answered');
  await recordAudit(
    platform,
    { userId, action: 'dispute.submit', subject: disputeId, ...where },
    transaction,
  );
};

/** Hands evidence to the processor after the answer; should this be lost, a job does it. */
const handOver = (platform: Platform, { accountId, disputeId }: DisputeDeed): void => {
  platform.changes.note(accountId);
  platform.background.run('hand_over_evidence', () => resolveAnswer(platform, disputeId));
};

export const submitDisputeHandler = defineHandler(
  submitDispute,
  async ({ platform, accountId, path, session: { userId }, idempotencyKey: key, clientAddress }) => {
    const deed = { accountId, disputeId: path.id, userId, clientAddress };
    const once = { endpoint: submitDispute, scope: accountId, key, body: path };
    const submitted = await answerOnce(platform, once, async (transaction) => {
      await submitEvidence(platform, transaction, deed);
      return detailWithin(platform, transaction, accountId, path.id);
    });
    handOver(platform, deed);
    return submitted;
  },
);
