import { saveDisputeEvidence } from '@tillbook/contract';
import { disputeReason } from '@tillbook/domain';
import { and, eq } from '../../db/drizzle/query.ts';
import type { Transaction } from '../../db/client.ts';
import { disputeEvidence } from '../../db/schema/index.ts';
import { AppError } from '../../runtime/app-error.ts';
import { defineHandler } from '../../http/call.ts';
import type { Platform } from '../../platform.ts';
import { recordAudit } from '../../audit/record-audit.ts';
import { detailWithin, lockOpenDispute, type DisputeCommand } from './answerable.ts';
import { textsIn, type EvidenceTexts } from './texts.ts';

const refuseUnrequested = (reason: string, texts: EvidenceTexts): void => {
  const requested = disputeReason(reason).evidence.filter(({ kind }) => kind === 'text');
  const unrequested = Object.keys(texts).filter((name) => !requested.some(({ field }) => field === name));
  if (unrequested.length === 0) return;
  throw new AppError('evidence_not_asked', {
    fields: Object.fromEntries(
      unrequested.map((name) => [`texts.${name}`, 'This dispute doesn’t ask for this.']),
    ),
  });
};

/** Replaces stored texts with the sent texts; an empty text removes the stored text. */
const merged = (stored: unknown, sent: EvidenceTexts): EvidenceTexts =>
  Object.fromEntries(
    Object.entries({ ...textsIn(stored), ...sent }).filter(([, text]) => text.trim() !== ''),
  );

export const saveEvidence = async (
  platform: Platform,
  transaction: Transaction,
  command: DisputeCommand,
  sent: EvidenceTexts,
): Promise<void> => {
  const { disputeId, userId, ...where } = command;
  const dispute = await lockOpenDispute(platform, transaction, command);
  refuseUnrequested(dispute.reason, sent);
  if (Object.keys(sent).length === 0) return;
  const [stored] = await transaction
    .select()
    .from(disputeEvidence)
    .where(and(eq(disputeEvidence.accountId, where.accountId), eq(disputeEvidence.disputeId, disputeId)));
  const draft = { texts: merged(stored?.texts, sent), savedAt: platform.clock.now(), savedBy: userId };
  await transaction
    .insert(disputeEvidence)
    .values({ disputeId, accountId: where.accountId, ...draft })
    .onConflictDoUpdate({ target: disputeEvidence.disputeId, set: draft });
  const details = { fields: Object.keys(sent).join(', ') };
  await recordAudit(
    platform,
    { userId, action: 'dispute.evidence', subject: disputeId, details, ...where },
    transaction,
  );
};

export const saveDisputeEvidenceHandler = defineHandler(
  saveDisputeEvidence,
  async ({ platform, accountId, path, body, session: { userId }, clientAddress }) =>
    platform.database.drizzle.transaction(async (transaction) => {
      const command = { accountId, disputeId: path.id, userId, clientAddress };
      await saveEvidence(platform, transaction, command, body.texts);
      return detailWithin(platform, transaction, accountId, path.id);
    }),
);
