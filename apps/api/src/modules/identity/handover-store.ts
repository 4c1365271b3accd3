import { and, eq, gt, isNull } from '../../db/drizzle/query.ts';
import type { Connection } from '../../db/client.ts';
import { handoverCodes } from '../../db/schema/index.ts';

export const insertHandoverCode = async (
  connection: Connection,
  code: typeof handoverCodes.$inferInsert,
): Promise<void> => {
  await connection.insert(handoverCodes).values(code);
};

/** Redeems a code in one statement, so that exactly one of several concurrent requests succeeds. */
export const takeHandoverCode = async (connection: Connection, codeHash: Buffer, usedAt: Date) => {
  const [taken] = await connection
    .update(handoverCodes)
    .set({ usedAt })
    .where(
      and(
        eq(handoverCodes.codeHash, codeHash),
        isNull(handoverCodes.usedAt),
        gt(handoverCodes.expiresAt, usedAt),
      ),
    )
    .returning({ userId: handoverCodes.userId, accountId: handoverCodes.accountId });
  return taken;
};
