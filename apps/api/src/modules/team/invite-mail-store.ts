import { and, asc, eq, gt, isNull, lte, type SQL } from '../../db/drizzle/query.ts';
import type { AccountObject } from '../../runtime/account-object.ts';
import type { Database } from '../../db/client.ts';
import { accounts, teamInvites } from '../../db/schema/index.ts';

const isDue = (now: Date): SQL | undefined =>
  and(
    isNull(teamInvites.sentAt),
    isNull(teamInvites.refusedAt),
    lte(teamInvites.nextTryAt, now),
    isNull(teamInvites.withdrawnAt),
    gt(teamInvites.expiresAt, now),
  );

const isInvite = ({ accountId, id }: AccountObject): SQL | undefined =>
  and(eq(teamInvites.accountId, accountId), eq(teamInvites.id, id));

export const findUnsentInvites = (
  { drizzle }: Database,
  now: Date,
  limit: number,
): Promise<AccountObject[]> =>
  drizzle
    .select({ accountId: teamInvites.accountId, id: teamInvites.id })
    .from(teamInvites)
    .where(isDue(now))
    .orderBy(asc(teamInvites.nextTryAt))
    .limit(limit);

/**
 * Claims a due email until its next try and stores the hash of its link; returns `undefined` if another
 * process has claimed it.
 */
export const takeInviteMail = async (
  database: Database,
  due: AccountObject,
  { tokenHash, now, nextTryAt }: { readonly tokenHash: Buffer; readonly now: Date; readonly nextTryAt: Date },
) => {
  const [taken] = await database.drizzle
    .update(teamInvites)
    .set({ nextTryAt, tokenHash })
    .where(and(isInvite(due), isDue(now)))
    .returning();
  return taken;
};

export const findAccountName = async (
  database: Database,
  { accountId }: AccountObject,
): Promise<string | undefined> => {
  const [account] = await database.drizzle
    .select({ name: accounts.name })
    .from(accounts)
    .where(eq(accounts.id, accountId));
  return account?.name;
};

/** Records the result of an email, unless the invite was replaced and has another link. */
export const closeInviteMail = async (
  database: Database,
  due: AccountObject,
  tokenHash: Buffer,
  outcome: { readonly sentAt: Date } | { readonly refusedAt: Date },
): Promise<void> => {
  await database.drizzle
    .update(teamInvites)
    .set(outcome)
    .where(and(isInvite(due), eq(teamInvites.tokenHash, tokenHash)));
};
