import { submitDispute } from '@tillbook/contract';
import { disputeReason } from '@tillbook/domain';
import { and, eq } from '../../db/drizzle/query.ts';
import type { AccountObject } from '../../runtime/account-object.ts';
import type { Transaction } from '../../db/client.ts';
import { disputeEvidence, disputeFiles, disputes } from '../../db/schema/index.ts';
import { AppError } from '../../runtime/app-error.ts';
import { defineHandler } from '../../http/call.ts';
import { respondOnceInAccount } from '../../idempotency/respond-once-in-account.ts';
import type { Platform } from '../../platform.ts';
import { recordAudit } from '../../audit/record-audit.ts';
import { firstJobAt } from '../transactions/index.ts';
import { insertAnswer } from './answer-store.ts';
import { detailWithin, lockOpenDispute, type DisputeCommand } from './answerable.ts';
import type { DisputeRow } from './dispute-facts.ts';
import { resolveAnswer } from './resolve-answer.ts';
import { textsIn } from './texts.ts';
import { isDispute } from './store.ts';

const submittedFields = async (
  transaction: Transaction,
  { accountId, id }: AccountObject,
): Promise<ReadonlySet<string>> => {
  const [draft] = await transaction
    .select({ texts: disputeEvidence.texts })
    .from(disputeEvidence)
    .where(and(eq(disputeEvidence.accountId, accountId), eq(disputeEvidence.disputeId, id)));
  const files = await transaction
    .selectDistinct({ field: disputeFiles.field })
    .from(disputeFiles)
    .where(and(eq(disputeFiles.accountId, accountId), eq(disputeFiles.disputeId, id)));
  return new Set([...Object.keys(textsIn(draft?.texts)), ...files.map(({ field }) => field)]);
};

const refuseMissing = async (transaction: Transaction, dispute: DisputeRow): Promise<void> => {
  const submitted = await submittedFields(transaction, dispute);
  const missing = disputeReason(dispute.reason).evidence.filter(
    ({ field, required }) => required && !submitted.has(field),
  );
  if (missing.length === 0) return;
  throw new AppError('evidence_missing', {
    fields: Object.fromEntries(missing.map(({ field }) => [`texts.${field}`, 'This field is required.'])),
  });
};

/** Records the draft as the response. The processor gets it only after the transaction is committed. */
export const submitEvidence = async (
  platform: Platform,
  transaction: Transaction,
  command: DisputeCommand,
): Promise<void> => {
  const { disputeId, userId, ...where } = command;
  const dispute = await lockOpenDispute(platform, transaction, command);
  await refuseMissing(transaction, dispute);
  await transaction.update(disputes).set({ status: 'under_review' }).where(isDispute(dispute));
  const at = platform.clock.now();
  const submitted = {
    disputeId,
    accountId: dispute.accountId,
    kind: 'submitted',
    userId,
    at,
    askProcessorAt: firstJobAt(platform),
  } as const;
  if (!(await insertAnswer(transaction, submitted))) throw new AppError('dispute_answered');
  await recordAudit(
    platform,
    { userId, action: 'dispute.submit', subject: disputeId, ...where },
    transaction,
  );
};

/** Submits the evidence after the HTTP response. A job repeats an interrupted submission. */
const submitInBackground = (platform: Platform, { accountId, disputeId }: DisputeCommand): void => {
  platform.background.run('hand_over_evidence', () => resolveAnswer(platform, { accountId, id: disputeId }));
};

export const submitDisputeHandler = defineHandler(
  submitDispute,
  async ({ platform, accountId, path, session: { userId }, idempotencyKey: key, clientAddress }) => {
    const command = { accountId, disputeId: path.id, userId, clientAddress };
    const once = { endpoint: submitDispute, scope: accountId, key, body: path };
    const submitted = await respondOnceInAccount(platform, once, async (transaction) => {
      await submitEvidence(platform, transaction, command);
      return detailWithin(platform, transaction, accountId, path.id);
    });
    submitInBackground(platform, command);
    return submitted;
  },
);
