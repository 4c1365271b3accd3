import { saveDisputeEvidence } from '@tillbook/contract';
import { disputeReason } from '@tillbook/domain';
import { eq } from 'drizzle-orm';
import type { Transaction } from '../../db/client.ts';
import { disputeEvidence } from '../../db/schema/index.ts';
import { AppError } from '../../app-error.ts';
import { defineHandler } from '../../http/call.ts';
import type { Platform } from '../../platform.ts';
import { recordAudit } from '../../audit/record-audit.ts';
import { detailWithin, holdAnswerable, type DisputeDeed } from './answerable.ts';
import { textsIn, type EvidenceTexts } from './texts.ts';

const refuseUnasked = (reason: string, texts: EvidenceTexts): void => {
  const asked = disputeReason(reason).evidence.filter(({ kind }) => kind === 'text');
  const unasked = Object.keys(texts).filter((name) => !asked.some(({ field }) => field === name));
  if (unasked.length === 0) return;
  throw new AppError('evidence_not_asked', {
    fields: Object.fromEntries(
      unasked.map((name) => [`texts.${name}`, 'This dispute does not ask for this.']),
    ),
  });
};

/** What is sent replaces what was there; what is empty is taken out. */
const merged = (stored: unknown, sent: EvidenceTexts): EvidenceTexts =>
  Object.fromEntries(
    Object.entries({ ...textsIn(stored), ...sent }).filter(([, text]) => text.trim() !== ''),
  );

/** Saves a draft's texts; those that are not sent stay as they are. */
export const saveEvidence = async (
  platform: Platform,
  transaction: Transaction,
  deed: DisputeDeed,
  sent: EvidenceTexts,
): Promise<void> => {
  const { disputeId, userId, ...where } = deed;
  const dispute = await holdAnswerable(platform, transaction, deed);
  refuseUnasked(dispute.reason, sent);
  if (Object.keys(sent).length === 0) return;
  const [stored] = await transaction
    .select()
    .from(disputeEvidence)
    .where(eq(disputeEvidence.disputeId, disputeId));
  const draft = { texts: merged(stored?.texts, sent), savedAt: platform.clock.now(), savedBy: userId };
  await transaction
    .insert(disputeEvidence)
    .values({ disputeId, ...draft })
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
      const deed = { accountId, disputeId: path.id, userId, clientAddress };
      await saveEvidence(platform, transaction, deed, body.texts);
      return detailWithin(platform, transaction, accountId, path.id);
    }),
);
