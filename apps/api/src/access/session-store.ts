import { and, eq, isNull, ne, sql } from '../db/drizzle/query.ts';
import type { Connection } from '../db/client.ts';
import { preparedQuery } from '../db/prepared-query.ts';
import { grants, sessions, users } from '../db/schema/index.ts';

export const insertSession = async (
  connection: Connection,
  session: typeof sessions.$inferInsert,
): Promise<void> => {
  await connection.insert(sessions).values(session);
};

/**
 * Finds the session of a token's hash, unless the session was ended, with the person's current roles and, if
 * the request's address names an account, the person's grant on that account. Does not check the expiration.
 */
export const sessionByTokenHash = preparedQuery(({ drizzle }) =>
  drizzle
    .select({
      userId: users.id,
      email: users.email,
      roles: users.roles,
      lastSeenAt: sessions.lastSeenAt,
      expiresAt: sessions.expiresAt,
      grant: { accountId: grants.accountId, role: grants.role },
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .leftJoin(grants, and(eq(grants.userId, users.id), eq(grants.accountId, sql.placeholder('accountId'))))
    .where(and(eq(sessions.tokenHash, sql.placeholder('tokenHash')), isNull(sessions.endedAt)))
    .prepare('session_by_token_hash'),
);

export const updateLastSeen = async (
  connection: Connection,
  tokenHash: Buffer,
  lastSeenAt: Date,
): Promise<void> => {
  await connection.update(sessions).set({ lastSeenAt }).where(eq(sessions.tokenHash, tokenHash));
};

/** Does nothing if the session has ended. */
export const endSessionByTokenHash = async (
  connection: Connection,
  tokenHash: Buffer,
  endedAt: Date,
): Promise<void> => {
  await connection
    .update(sessions)
    .set({ endedAt })
    .where(and(eq(sessions.tokenHash, tokenHash), isNull(sessions.endedAt)));
};

export const endSessionsOfUser = async (
  connection: Connection,
  userId: string,
  endedAt: Date,
  exceptTokenHash?: Buffer,
): Promise<void> => {
  await connection
    .update(sessions)
    .set({ endedAt })
    .where(
      and(
        eq(sessions.userId, userId),
        isNull(sessions.endedAt),
        exceptTokenHash && ne(sessions.tokenHash, exceptTokenHash),
      ),
    );
};
