import type { AccountGrant } from '@tillbook/contract';
import { and, asc, count, eq, isNull, sql } from '../../db/drizzle/query.ts';
import type { Connection, Transaction } from '../../db/client.ts';
import { grantMails, grants, instrumentTickets, teamInvites, users } from '../../db/schema/index.ts';
import type { AuthorizedAccountId } from '../../runtime/authorized-account.ts';

type Page = { readonly offset: number; readonly limit: number };

export type Grantee = Pick<typeof users.$inferSelect, 'id' | 'email' | 'roles' | 'passwordHash'>;

export const toAccountGrant = (
  { id, email, passwordHash }: Omit<Grantee, 'roles'>,
  { createdAt, role }: { readonly createdAt: Date; readonly role: string },
): AccountGrant => ({
  userId: id,
  email,
  role,
  grantedAt: createdAt.toISOString(),
  hasPassword: passwordHash !== null,
});

export const findGrants = async (
  connection: Connection,
  accountId: AuthorizedAccountId,
  { offset, limit }: Page,
) => {
  const rows = await connection
    .select({ person: users, grant: { createdAt: grants.createdAt, role: grants.role } })
    .from(grants)
    .innerJoin(users, eq(users.id, grants.userId))
    .where(eq(grants.accountId, accountId))
    .orderBy(asc(users.email))
    .offset(offset)
    .limit(limit);
  const [total] = await connection
    .select({ count: count() })
    .from(grants)
    .where(eq(grants.accountId, accountId));
  return {
    people: rows.map(({ person, grant }) => toAccountGrant(person, grant)),
    totalCount: total?.count ?? 0,
  };
};

/** Finds the person with the email address, or registers the person without a password. */
export const findOrInsertGrantee = async (
  transaction: Transaction,
  newcomer: { readonly id: string; readonly email: string; readonly createdAt: Date },
): Promise<Grantee> => {
  // An update without changes, which also returns a concurrently registered person.
  const [person] = await transaction
    .insert(users)
    .values({ ...newcomer, roles: ['merchant'] })
    .onConflictDoUpdate({ target: users.email, set: { email: sql`excluded.email` } })
    .returning();
  if (person === undefined) throw new Error('A person was written and is not there.');
  return person;
};

/** Returns false if the person already has a grant. */
export const insertGrant = async (
  transaction: Transaction,
  grant: typeof grants.$inferInsert,
): Promise<boolean> => {
  const inserted = await transaction
    .insert(grants)
    .values(grant)
    .onConflictDoNothing()
    .returning({ userId: grants.userId });
  return inserted.length > 0;
};

type GrantOf = { readonly userId: string; readonly accountId: AuthorizedAccountId };

export const withdrawInvitesOf = async (
  transaction: Transaction,
  { userId, accountId }: GrantOf,
  withdrawnAt: Date,
): Promise<void> => {
  await transaction
    .update(teamInvites)
    .set({ withdrawnAt })
    .where(
      and(
        eq(teamInvites.accountId, accountId),
        eq(teamInvites.invitedById, userId),
        isNull(teamInvites.acceptedAt),
        isNull(teamInvites.withdrawnAt),
      ),
    );
};

/**
 * Withdraws the person's open invites, and deletes the grant's unsent email and unused tickets of card forms.
 */
export const endWhatGrantBegan = async (
  transaction: Transaction,
  { userId, accountId }: GrantOf,
  endedAt: Date,
): Promise<void> => {
  await withdrawInvitesOf(transaction, { userId, accountId }, endedAt);
  await transaction
    .delete(grantMails)
    .where(
      and(
        eq(grantMails.userId, userId),
        eq(grantMails.accountId, accountId),
        isNull(grantMails.sentAt),
        isNull(grantMails.refusedAt),
      ),
    );
  await transaction
    .delete(instrumentTickets)
    .where(
      and(
        eq(instrumentTickets.userId, userId),
        eq(instrumentTickets.accountId, accountId),
        isNull(instrumentTickets.usedAt),
      ),
    );
};

/** Deletes a grant and everything that depends on it; returns false if the grant does not exist. */
export const deleteGrant = async (
  transaction: Transaction,
  { userId, accountId }: GrantOf,
  endedAt: Date,
): Promise<boolean> => {
  const deleted = await transaction
    .delete(grants)
    .where(and(eq(grants.userId, userId), eq(grants.accountId, accountId)))
    .returning({ userId: grants.userId });
  if (deleted.length === 0) return false;
  await endWhatGrantBegan(transaction, { userId, accountId }, endedAt);
  return true;
};
