import { internalAdminRole } from '@tillbook/contract';
import { and, eq, inArray, or, sql } from '../../db/drizzle/query.ts';
import type { Connection } from '../../db/client.ts';
import { grants, users } from '../../db/schema/index.ts';
import type { AuthorizedAccountId } from '../../runtime/authorized-account.ts';

export type Actor = {
  readonly by?: 'account' | 'platform';
  readonly userId?: string;
  readonly email?: string;
};

/**
 * Matches people who can read every account but have no grant on this account, and records without a person.
 */
export const isPlatformStaff = sql<boolean>`${grants.userId} is null and coalesce(${internalAdminRole} = any(${users.roles}), true)`;

/** Identifies platform staff only by ID, which is all that merchants may see. */
const toActor = (person: { id: string; email: string; isPlatformStaff: boolean }): Actor =>
  person.isPlatformStaff
    ? { by: 'platform', userId: person.id }
    : { by: 'account', userId: person.id, email: person.email };

/**
 * Finds the actors of an account's records by ID or email. Automatic events, such as settlements, have no
 * actor.
 */
export const findActors = async (
  connection: Connection,
  accountId: AuthorizedAccountId,
  named: readonly (string | null | undefined)[],
): Promise<(name: string | null | undefined) => Actor> => {
  const names = [...new Set(named)].filter((name) => typeof name === 'string');
  if (names.length === 0) return () => ({});
  const people = await connection
    .select({ id: users.id, email: users.email, isPlatformStaff })
    .from(users)
    .leftJoin(grants, and(eq(grants.userId, users.id), eq(grants.accountId, accountId)))
    .where(or(inArray(users.id, names), inArray(users.email, names)));
  const byName = new Map(people.flatMap((person) => [person.id, person.email].map((name) => [name, person])));
  return (name) => {
    const person = byName.get(name ?? '');
    return person ? toActor(person) : {};
  };
};
