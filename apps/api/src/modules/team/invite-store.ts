import type { TeamInvite } from '@tillbook/contract';
import { and, count, desc, eq, gt, isNull, sql, type SQL } from '../../db/drizzle/query.ts';
import type { Connection, Transaction } from '../../db/client.ts';
import { accounts, teamInvites } from '../../db/schema/index.ts';
import type { AuthorizedAccountId } from '../../runtime/authorized-account.ts';

export type InviteRow = typeof teamInvites.$inferSelect;
type Page = { readonly offset: number; readonly limit: number };

const isOpen: SQL | undefined = and(isNull(teamInvites.acceptedAt), isNull(teamInvites.withdrawnAt));

const statusOf = ({ expiresAt, sentAt, refusedAt }: InviteRow, now: Date): TeamInvite['status'] => {
  if (expiresAt <= now) return 'expired';
  if (refusedAt !== null) return 'refused';
  return sentAt === null ? 'waiting' : 'sent';
};

export const toInvite = (row: InviteRow, now: Date): TeamInvite => ({
  id: row.id,
  email: row.email,
  role: row.role,
  invitedAt: row.invitedAt.toISOString(),
  expiresAt: row.expiresAt.toISOString(),
  status: statusOf(row, now),
});

/** Includes expired invites. */
export const findInvites = async (
  connection: Connection,
  accountId: AuthorizedAccountId,
  { offset, limit }: Page,
  now: Date,
) => {
  const isOfAccount = and(eq(teamInvites.accountId, accountId), isOpen);
  const rows = await connection
    .select()
    .from(teamInvites)
    .where(isOfAccount)
    .orderBy(desc(teamInvites.id))
    .offset(offset)
    .limit(limit);
  const [total] = await connection.select({ count: count() }).from(teamInvites).where(isOfAccount);
  return { invites: rows.map((row) => toInvite(row, now)), totalCount: total?.count ?? 0 };
};

/** Inserts an invite, or replaces the open invite of the address and voids its link. */
export const insertInvite = async (
  transaction: Transaction,
  invite: typeof teamInvites.$inferInsert,
): Promise<InviteRow> => {
  const { accountId: _account, email: _email, ...replaced } = invite;
  const [row] = await transaction
    .insert(teamInvites)
    .values(invite)
    .onConflictDoUpdate({
      target: [teamInvites.accountId, teamInvites.email],
      targetWhere: sql`accepted_at is null and withdrawn_at is null`,
      set: { ...replaced, tokenHash: null, sentAt: null, refusedAt: null },
    })
    .returning();
  if (row === undefined) throw new Error('An invite was written and is not there.');
  return row;
};

/**
 * Withdraws an open invite and returns its address, or `undefined` if there is no open invite with the ID.
 */
export const closeInvite = async (
  transaction: Transaction,
  accountId: AuthorizedAccountId,
  id: string,
  withdrawnAt: Date,
): Promise<string | undefined> => {
  const [closed] = await transaction
    .update(teamInvites)
    .set({ withdrawnAt })
    .where(and(eq(teamInvites.accountId, accountId), eq(teamInvites.id, id), isOpen))
    .returning({ email: teamInvites.email });
  return closed?.email;
};

export const findInviteByToken = async (connection: Connection, tokenHash: Buffer, now: Date) => {
  const [found] = await connection
    .select({ invite: teamInvites, accountName: accounts.name })
    .from(teamInvites)
    .innerJoin(accounts, eq(accounts.id, teamInvites.accountId))
    .where(and(eq(teamInvites.tokenHash, tokenHash), isOpen, gt(teamInvites.expiresAt, now)));
  return found;
};

/** Redeems an invite in one statement, so that exactly one of several concurrent requests succeeds. */
export const takeInvite = async (
  transaction: Transaction,
  { accountId, id, tokenHash }: InviteRow,
  acceptedAt: Date,
): Promise<boolean> => {
  if (tokenHash === null) return false;
  const taken = await transaction
    .update(teamInvites)
    .set({ acceptedAt })
    .where(
      and(
        eq(teamInvites.accountId, accountId),
        eq(teamInvites.id, id),
        eq(teamInvites.tokenHash, tokenHash),
        isOpen,
        gt(teamInvites.expiresAt, acceptedAt),
      ),
    )
    .returning({ id: teamInvites.id });
  return taken.length > 0;
};
