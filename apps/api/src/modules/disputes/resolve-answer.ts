import { and, asc, eq, isNotNull } from '../../db/drizzle/query.ts';
import { disputeAnswers, disputeEvidence, disputeFiles, disputes } from '../../db/schema/index.ts';
import type { AccountObject } from '../../runtime/account-object.ts';
import type { Platform } from '../../platform.ts';
import type { DisputeResponse } from '../../processor/processor.ts';
import { askAboutAnswerAt } from './answer-store.ts';
import { closeDispute } from './close-dispute.ts';
import type { DisputeRow } from './dispute-facts.ts';
import { textsIn } from './texts.ts';

const findSubmitted = async (
  { database }: Platform,
  { accountId, id }: AccountObject,
): Promise<DisputeRow | undefined> => {
  const [found] = await database.drizzle
    .select({ dispute: disputes })
    .from(disputeAnswers)
    .innerJoin(
      disputes,
      and(eq(disputes.accountId, disputeAnswers.accountId), eq(disputes.id, disputeAnswers.disputeId)),
    )
    .where(
      and(
        eq(disputeAnswers.accountId, accountId),
        eq(disputeAnswers.disputeId, id),
        isNotNull(disputeAnswers.askProcessorAt),
      ),
    );
  return found?.dispute;
};

const responseOf = async ({ database }: Platform, dispute: DisputeRow): Promise<DisputeResponse> => {
  const { id, accountId, transactionId, amountCents } = dispute;
  const [draft] = await database.drizzle
    .select({ texts: disputeEvidence.texts })
    .from(disputeEvidence)
    .where(and(eq(disputeEvidence.accountId, accountId), eq(disputeEvidence.disputeId, id)));
  const files = await database.drizzle
    .select({
      field: disputeFiles.field,
      name: disputeFiles.name,
      mediaType: disputeFiles.mediaType,
      content: disputeFiles.content,
    })
    .from(disputeFiles)
    .where(and(eq(disputeFiles.accountId, accountId), eq(disputeFiles.disputeId, id)))
    .orderBy(asc(disputeFiles.id));
  return { key: id, paymentKey: transactionId, amountCents, texts: textsIn(draft?.texts), files };
};

/**
 * Submits evidence to the processor and records the outcome. Holds no lock during the call, and can run
 * repeatedly and concurrently: the processor returns one outcome per key, and a dispute is closed once.
 */
export const resolveAnswer = async (platform: Platform, of: AccountObject): Promise<void> => {
  const dispute = await findSubmitted(platform, of);
  if (dispute === undefined) return;
  const { drizzle } = platform.database;
  const outcome = await platform.processor.respond(await responseOf(platform, dispute));
  if (outcome.status === 'pending') return askAboutAnswerAt(drizzle, dispute, outcome.askAgainAt);
  await closeDispute(platform, dispute, outcome.status);
  return askAboutAnswerAt(drizzle, dispute, null);
};
