import { eq } from 'drizzle-orm';
import type { Connection, Transaction } from '../../db/client.ts';
import { disputeAnswers } from '../../db/schema/index.ts';

/** Writes down how a dispute is answered; false where it has been answered already. */
export const takeAnswer = async (
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

/** When the processor is asked about an answer next; null where its outcome is known. */
export const askAboutAnswerAt = async (
  connection: Connection,
  disputeId: string,
  askProcessorAt: Date | null,
): Promise<void> => {
  await connection
    .update(disputeAnswers)
    .set({ askProcessorAt })
    .where(eq(disputeAnswers.disputeId, disputeId));
};
