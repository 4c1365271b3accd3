import { and, asc, eq, isNotNull } from 'drizzle-orm';
import { disputeAnswers, disputeEvidence, disputeFiles, disputes } from '../../db/schema/index.ts';
import type { Platform } from '../../platform.ts';
import type { DisputeResponse } from '../../processor/processor.ts';
import { askAboutAnswerAt } from './answer-store.ts';
import { closeDispute } from './close-dispute.ts';
import type { DisputeRow } from './dispute-facts.ts';
import { textsIn } from './texts.ts';

/** A dispute whose evidence was submitted, while its outcome is not known. */
const findSubmitted = async ({ database }: Platform, disputeId: string): Promise<DisputeRow | undefined> => {
  const [found] = await database.drizzle
    .select({ dispute: disputes })
    .from(disputeAnswers)
    .innerJoin(disputes, eq(disputes.id, disputeAnswers.disputeId))
    .where(and(eq(disputeAnswers.disputeId, disputeId), isNotNull(disputeAnswers.askProcessorAt)));
  return found?.dispute;
};

const responseOf = async ({ database }: Platform, dispute: DisputeRow): Promise<DisputeResponse> => {
  const { id, transactionId, amountCents } = dispute;
  const [draft] = await database.drizzle
    .select({ texts: disputeEvidence.texts })
    .from(disputeEvidence)
    .where(eq(disputeEvidence.disputeId, id));
  const files = await database.drizzle
    .select({
      field: disputeFiles.field,
      name: disputeFiles.name,
      mediaType: disputeFiles.mediaType,
      content: disputeFiles.content,
    })
    .from(disputeFiles)
    .where(eq(disputeFiles.disputeId, id))
    .orderBy(asc(disputeFiles.id));
  return { key: id, paymentKey: transactionId, amountCents, texts: textsIn(draft?.texts), files };
};

/**
 * Hands submitted evidence to the processor and records what it says.
 *
 * No database transaction is open while the processor works. It may run any number of times at once, also after a crash:
 * the processor answers one key alike, and a dispute is closed once.
 */
export const resolveAnswer = async (platform: Platform, disputeId: string): Promise<void> => {
  const dispute = await findSubmitted(platform, disputeId);
  if (dispute === undefined) return;
  const { drizzle } = platform.database;
  const outcome = await platform.processor.respond(await responseOf(platform, dispute));
  if (outcome.status === 'pending') return askAboutAnswerAt(drizzle, disputeId, outcome.askAgainAt);
  await closeDispute(platform, disputeId, outcome.status);
  return askAboutAnswerAt(drizzle, disputeId, null);
};
