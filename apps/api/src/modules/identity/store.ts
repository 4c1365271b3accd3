import { and, eq, gt, isNull, sql } from '../../db/drizzle/query.ts';
import type { Connection, Database, Transaction } from '../../db/client.ts';
import { preparedQuery } from '../../db/prepared-query.ts';
import { passwordResets, users } from '../../db/schema/index.ts';
import { asciiEmail } from '../../runtime/email-spelling.ts';

export type User = typeof users.$inferSelect;

const userByEmail = preparedQuery(({ drizzle }) =>
  drizzle
    .select()
    .from(users)
    .where(eq(users.email, sql.placeholder('email')))
    .prepare('user_by_email'),
);

export const findUserByEmail = async (database: Database, email: string): Promise<User | undefined> => {
  // Drizzle applies a column's conversion to values, but not to placeholders.
  const [user] = await userByEmail(database).execute({ email: asciiEmail(email) });
  return user;
};

export const findUser = async (database: Database, id: string): Promise<User | undefined> => {
  const [user] = await database.drizzle.select().from(users).where(eq(users.id, id));
  return user;
};

export const insertUser = async (connection: Connection, user: User): Promise<void> => {
  await connection.insert(users).values(user);
};

export const updatePasswordHash = async (
  connection: Connection,
  userId: string,
  passwordHash: string,
): Promise<void> => {
  await connection.update(users).set({ passwordHash }).where(eq(users.id, userId));
};

/** Locks the row against changes until the transaction ends. */
export const lockPasswordHash = async (
  transaction: Transaction,
  userId: string,
): Promise<string | null | undefined> => {
  const [user] = await transaction
    .select({ passwordHash: users.passwordHash })
    .from(users)
    .where(eq(users.id, userId))
    .for('share');
  return user?.passwordHash;
};

export const insertPasswordReset = async (
  connection: Connection,
  reset: typeof passwordResets.$inferInsert,
): Promise<void> => {
  await connection.insert(passwordResets).values(reset);
};

const isGoodReset = (tokenHash: Buffer, now: Date) =>
  and(
    eq(passwordResets.tokenHash, tokenHash),
    isNull(passwordResets.usedAt),
    gt(passwordResets.expiresAt, now),
  );

export const findPasswordReset = async (database: Database, tokenHash: Buffer, now: Date) => {
  const [person] = await database.drizzle
    .select({ email: users.email })
    .from(passwordResets)
    .innerJoin(users, eq(users.id, passwordResets.userId))
    .where(isGoodReset(tokenHash, now));
  return person;
};

/** Redeems a token in one statement, so that exactly one of several concurrent requests succeeds. */
export const usePasswordReset = async (
  connection: Connection,
  tokenHash: Buffer,
  usedAt: Date,
): Promise<string | undefined> => {
  const [used] = await connection
    .update(passwordResets)
    .set({ usedAt })
    .where(isGoodReset(tokenHash, usedAt))
    .returning({ userId: passwordResets.userId });
  return used?.userId;
};

export const voidPasswordResets = async (
  connection: Connection,
  userId: string,
  usedAt: Date,
): Promise<void> => {
  await connection
    .update(passwordResets)
    .set({ usedAt })
    .where(and(eq(passwordResets.userId, userId), isNull(passwordResets.usedAt)));
};
