import { and, asc, eq, isNull, lte, type SQL } from '../../db/drizzle/query.ts';
import type { AccountObject } from '../../runtime/account-object.ts';
import type { Connection, Database } from '../../db/client.ts';
import { accounts, grantMails, users } from '../../db/schema/index.ts';

export const insertGrantMail = async (
  connection: Connection,
  mail: typeof grantMails.$inferInsert,
): Promise<void> => {
  await connection.insert(grantMails).values(mail);
};

const isDue = (now: Date): SQL | undefined =>
  and(isNull(grantMails.sentAt), isNull(grantMails.refusedAt), lte(grantMails.nextTryAt, now));

const isMail = ({ accountId, id }: AccountObject): SQL | undefined =>
  and(eq(grantMails.accountId, accountId), eq(grantMails.id, id));

export const findUnsentGrantMails = (
  { drizzle }: Database,
  now: Date,
  limit: number,
): Promise<AccountObject[]> =>
  drizzle
    .select({ accountId: grantMails.accountId, id: grantMails.id })
    .from(grantMails)
    .where(isDue(now))
    .orderBy(asc(grantMails.nextTryAt))
    .limit(limit);

/** Claims a due email until its next try; returns false if it is claimed or done. */
export const takeGrantMail = async (
  database: Database,
  mail: AccountObject,
  now: Date,
  nextTryAt: Date,
): Promise<boolean> => {
  const taken = await database.drizzle
    .update(grantMails)
    .set({ nextTryAt })
    .where(and(isMail(mail), isDue(now)))
    .returning({ id: grantMails.id });
  return taken.length > 0;
};

/** Returns `undefined` if the grant was revoked in the meantime. */
export const findGrantMail = async (database: Database, mail: AccountObject) => {
  const [row] = await database.drizzle
    .select({
      userId: users.id,
      email: users.email,
      passwordHash: users.passwordHash,
      accountName: accounts.name,
    })
    .from(grantMails)
    .innerJoin(users, eq(users.id, grantMails.userId))
    .innerJoin(accounts, eq(accounts.id, grantMails.accountId))
    .where(isMail(mail));
  return row;
};

export type GrantMail = NonNullable<Awaited<ReturnType<typeof findGrantMail>>>;

export const closeGrantMail = async (
  database: Database,
  mail: AccountObject,
  outcome: { readonly sentAt: Date } | { readonly refusedAt: Date },
): Promise<void> => {
  await database.drizzle.update(grantMails).set(outcome).where(isMail(mail));
};
