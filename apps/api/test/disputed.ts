import { eq } from '../src/db/drizzle/query.ts';
import { transactions } from '../src/db/schema/index.ts';
import { openDispute } from '../src/modules/disputes/open-dispute.ts';
import type { TestPlatform } from './test-platform.ts';

export const disputeOf = async (
  { platform }: Pick<TestPlatform, 'platform'>,
  paymentId: string,
  reason = 'fraudulent',
): Promise<string> => {
  const [payment] = await platform.database.drizzle
    .select()
    .from(transactions)
    .where(eq(transactions.id, paymentId));
  if (payment === undefined) throw new Error(`There is no payment ${paymentId}.`);
  const id = await openDispute(platform, payment, reason);
  if (id === undefined) throw new Error(`Payment ${paymentId} cannot be disputed.`);
  return id;
};
