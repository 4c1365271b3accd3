import type { AccountGrant } from '@tillbook/contract';
import { and, asc, count, eq, isNull, sql } from 'drizzle-orm';
import type { Connection, Transaction } from '../../db/client.ts';
import { grantMails, grants, instrumentTickets, users } from '../../db/schema/index.ts';
import type { AuthorizedAccountId } from '../../authorized-account.ts';

type Page = { readonly offset: number; readonly limit: number };

export type Grantee = Pick<typeof users.$inferSelect, 'id' | 'email' | 'roles' | 'passwordHash'>;

/** A grant as the contract shows it. */
export const toAccountGrant = (
  { id, email, passwordHash }: Omit<Grantee, 'roles'>,
  grantedAt: Date,
): AccountGrant => ({
  userId: id,
  email,
  grantedAt: grantedAt.toISOString(),
  hasPassword: passwordHash !== null,
});

/** One page of the people who may work in the account. */
export const findGrants = async (
  connection: Connection,
  accountId: AuthorizedAccountId,
  { offset, limit }: Page,
) => {
  const rows = await connection
    .select({ person: users, grantedAt: grants.createdAt })
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
    people: rows.map(({ person, grantedAt }) => toAccountGrant(person, grantedAt)),
    totalCount: total?.count ?? 0,
  };
};

/** The person of an address, who is registered without a password where nobody is. */
export const findOrInsertGrantee = async (
  transaction: Transaction,
  newcomer: { readonly id: string; readonly email: string; readonly createdAt: Date },
): Promise<Grantee> => {
  // An update that changes nothing, so that a person registered at the same moment is read as well.
  const [person] = await transaction
    .insert(users)
    .values({ ...newcomer, roles: ['merchant'] })
    .onConflictDoUpdate({ target: users.email, set: { email: sql`excluded.email` } })
    .returning();
  if (person === undefined) throw new Error('A person was written and is not there.');
  return person;
};

/** False where the person has the grant already. */
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

/**
 * Deletes a grant, and what was begun with it: the mail that would tell of it, and forms opened for the account. False
 * where there is no such grant.
 */
export const deleteGrant = async (
  transaction: Transaction,
  userId: string,
  accountId: AuthorizedAccountId,
): Promise<boolean> => {
  const deleted = await transaction
    .delete(grants)
    .where(and(eq(grants.userId, userId), eq(grants.accountId, accountId)))
    .returning({ userId: grants.userId });
  if (deleted.length === 0) return false;
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
  return true;
};
