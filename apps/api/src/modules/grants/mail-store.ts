import { and, asc, eq, isNull, lte, type SQL } from 'drizzle-orm';
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

/** Which mails are to go out now, those that wait longest first. */
export const findUnsentGrantMails = async (
  database: Database,
  now: Date,
  limit: number,
): Promise<string[]> => {
  const rows = await database.drizzle
    .select({ id: grantMails.id })
    .from(grantMails)
    .where(isDue(now))
    .orderBy(asc(grantMails.nextTryAt))
    .limit(limit);
  return rows.map(({ id }) => id);
};

/** Takes a mail that is due for the time until its next try; false where another took it, or it is done. */
export const takeGrantMail = async (
  database: Database,
  id: string,
  now: Date,
  nextTryAt: Date,
): Promise<boolean> => {
  const taken = await database.drizzle
    .update(grantMails)
    .set({ nextTryAt })
    .where(and(eq(grantMails.id, id), isDue(now)))
    .returning({ id: grantMails.id });
  return taken.length > 0;
};

/** To whom a mail goes and about which account; undefined where the grant was revoked meanwhile. */
export const findGrantMail = async (database: Database, id: string) => {
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
    .where(eq(grantMails.id, id));
  return row;
};

export type GrantMail = NonNullable<Awaited<ReturnType<typeof findGrantMail>>>;

export const closeGrantMail = async (
  database: Database,
  id: string,
  outcome: { readonly sentAt: Date } | { readonly refusedAt: Date },
): Promise<void> => {
  await database.drizzle.update(grantMails).set(outcome).where(eq(grantMails.id, id));
};
