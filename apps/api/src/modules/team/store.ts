import type { RoleName, TeamMember } from '@tillbook/contract';
import { and, asc, count, eq, sql } from '../../db/drizzle/query.ts';
import type { Connection, Transaction } from '../../db/client.ts';
import { grants, users } from '../../db/schema/index.ts';
import type { AuthorizedAccountId } from '../../runtime/authorized-account.ts';
import * as z from 'zod/mini';

type Page = { readonly offset: number; readonly limit: number };

const countOwners = async (connection: Connection, accountId: AuthorizedAccountId): Promise<number> => {
  const [owners] = await connection
    .select({ count: count() })
    .from(grants)
    .where(and(eq(grants.accountId, accountId), eq(grants.role, 'owner')));
  return owners?.count ?? 0;
};

const countMembers = async (connection: Connection, accountId: AuthorizedAccountId): Promise<number> => {
  const [members] = await connection
    .select({ count: count() })
    .from(grants)
    .where(eq(grants.accountId, accountId));
  return members?.count ?? 0;
};

export const findMembers = async (
  connection: Connection,
  accountId: AuthorizedAccountId,
  { offset, limit }: Page,
) => {
  const rows = await connection
    .select({ userId: users.id, email: users.email, role: grants.role, joinedAt: grants.createdAt })
    .from(grants)
    .innerJoin(users, eq(users.id, grants.userId))
    .where(eq(grants.accountId, accountId))
    .orderBy(asc(users.email))
    .offset(offset)
    .limit(limit);
  const isOneOwner = (await countOwners(connection, accountId)) === 1;
  const members = rows.map((row): TeamMember => ({
    ...row,
    joinedAt: row.joinedAt.toISOString(),
    isLastOwner: isOneOwner && row.role === 'owner',
  }));
  return { members, totalCount: await countMembers(connection, accountId) };
};

export const isMember = async (
  connection: Connection,
  accountId: AuthorizedAccountId,
  email: string,
): Promise<boolean> => {
  const found = await connection
    .select({ userId: grants.userId })
    .from(grants)
    .innerJoin(users, eq(users.id, grants.userId))
    .where(and(eq(grants.accountId, accountId), eq(users.email, email)));
  return found.length > 0;
};

const outcome = z.discriminatedUnion('ok', [
  z.object({ ok: z.literal(true), role_before: z.string() }),
  z.object({ ok: z.literal(false), code: z.enum(['not_found', 'last_owner']) }),
]);

export type TeamChange =
  | { readonly ok: true; readonly roleBefore: string }
  | { readonly ok: false; readonly code: 'not_found' | 'last_owner' };

const toTeamChange = (rows: readonly Record<string, unknown>[]): TeamChange => {
  const read = outcome.parse(rows[0]?.['outcome']);
  return read.ok ? { ok: true, roleBefore: read.role_before } : read;
};

type Member = { readonly accountId: AuthorizedAccountId; readonly userId: string };

/** Runs a database function under the team's lock, so that the last two owners cannot both leave. */
export const updateMemberRole = async (
  transaction: Transaction,
  { accountId, userId }: Member,
  role: RoleName,
): Promise<TeamChange> => {
  const { rows } = await transaction.execute(
    sql`select ledger.change_member_role(${accountId}, ${userId}, ${role}) as outcome`,
  );
  return toTeamChange(rows);
};

export const deleteMember = async (
  transaction: Transaction,
  { accountId, userId }: Member,
): Promise<TeamChange> => {
  const { rows } = await transaction.execute(
    sql`select ledger.remove_member(${accountId}, ${userId}) as outcome`,
  );
  return toTeamChange(rows);
};
