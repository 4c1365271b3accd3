import { and, eq } from '../../db/drizzle/query.ts';
import type { AccountObject } from '../../runtime/account-object.ts';
import type { Connection, Transaction } from '../../db/client.ts';
import { disputeAnswers } from '../../db/schema/index.ts';

/** Records the response to a dispute; returns false if the dispute already has a response. */
export const insertAnswer = async (
  transaction: Transaction,
  answer: typeof disputeAnswers.$inferInsert,
): Promise<boolean> => {
  const taken = await transaction
    .insert(disputeAnswers)
    .values(answer)
    .onConflictDoNothing()
    .returning({ disputeId: disputeAnswers.disputeId });
  return taken.length > 0;
};

/**
 * Schedules the next request to the processor about a response, or cancels it with `null` once the outcome is
 * known.
 */
export const askAboutAnswerAt = async (
  connection: Connection,
  { accountId, id }: AccountObject,
  askProcessorAt: Date | null,
): Promise<void> => {
  await connection
    .update(disputeAnswers)
    .set({ askProcessorAt })
    .where(and(eq(disputeAnswers.accountId, accountId), eq(disputeAnswers.disputeId, id)));
};
