import { and, asc, eq, exists, gt, isNull, lte, ne, not, sql } from '../../db/drizzle/query.ts';
import type { Connection, Database, Transaction } from '../../db/client.ts';
import { emailChanges, users } from '../../db/schema/index.ts';

export type EmailChange = typeof emailChanges.$inferSelect;

/** Replaces the person's unconfirmed change and voids its link. */
export const insertEmailChange = async (
  transaction: Transaction,
  change: typeof emailChanges.$inferInsert,
): Promise<void> => {
  await transaction
    .delete(emailChanges)
    .where(and(eq(emailChanges.userId, change.userId), isNull(emailChanges.confirmedAt)));
  await transaction.insert(emailChanges).values(change);
};

/** Finds changes with a due email: the link to the new address or the notice to the old address. */
export const findDueEmailChanges = async (
  { drizzle }: Database,
  now: Date,
  limit: number,
): Promise<string[]> => {
  const rows = await drizzle
    .select({ id: emailChanges.id })
    .from(emailChanges)
    .where(and(isNull(emailChanges.mailedAt), lte(emailChanges.nextTryAt, now)))
    .orderBy(asc(emailChanges.nextTryAt))
    .limit(limit);
  return rows.map(({ id }) => id);
};

/** Claims a due email until its next try; returns `undefined` if another process has claimed it. */
export const takeEmailChange = async (
  { drizzle }: Database,
  id: string,
  now: Date,
  nextTryAt: Date,
): Promise<EmailChange | undefined> => {
  const [taken] = await drizzle
    .update(emailChanges)
    .set({ nextTryAt })
    .where(and(eq(emailChanges.id, id), isNull(emailChanges.mailedAt), lte(emailChanges.nextTryAt, now)))
    .returning();
  return taken;
};

export const storeEmailLink = async (
  { drizzle }: Database,
  id: string,
  link: { readonly tokenHash: Buffer; readonly expiresAt: Date },
): Promise<void> => {
  await drizzle
    .update(emailChanges)
    .set(link)
    .where(and(eq(emailChanges.id, id), isNull(emailChanges.confirmedAt)));
};

/**
 * Marks the due email of a change as handled. If the link was used in the meantime, the notice to the old
 * address stays due.
 */
export const closeEmailMail = async (
  { drizzle }: Database,
  { id, confirmedAt }: EmailChange,
  mailedAt: Date,
): Promise<void> => {
  const isSame = confirmedAt === null ? isNull(emailChanges.confirmedAt) : undefined;
  await drizzle
    .update(emailChanges)
    .set({ mailedAt })
    .where(and(eq(emailChanges.id, id), isSame));
};

/** Redeems a link and schedules the notice to the old address, in one statement. */
export const takeEmailLink = async (
  transaction: Transaction,
  tokenHash: Buffer,
  now: Date,
): Promise<EmailChange | undefined> => {
  const [taken] = await transaction
    .update(emailChanges)
    .set({ confirmedAt: now, nextTryAt: now, mailedAt: null })
    .where(
      and(
        eq(emailChanges.tokenHash, tokenHash),
        isNull(emailChanges.confirmedAt),
        gt(emailChanges.expiresAt, now),
      ),
    )
    .returning();
  return taken;
};

/**
 * Returns false if the person's address has changed in the meantime or another person has the new address.
 */
export const updateEmail = async (
  connection: Connection,
  { userId, oldEmail, newEmail }: EmailChange,
): Promise<boolean> => {
  const holders = connection
    .select({ one: sql`1` })
    .from(users)
    .where(and(eq(users.email, newEmail), ne(users.id, userId)));
  const changed = await connection
    .update(users)
    .set({ email: newEmail })
    .where(and(eq(users.id, userId), eq(users.email, oldEmail), not(exists(holders))))
    .returning({ id: users.id });
  return changed.length > 0;
};
