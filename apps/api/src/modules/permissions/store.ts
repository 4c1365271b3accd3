import { permissionsOf } from '@tillbook/contract';
import { eq, sql } from '../../db/drizzle/query.ts';
import type { Database } from '../../db/client.ts';
import { preparedQuery } from '../../db/prepared-query.ts';
import { accounts, grants, programs } from '../../db/schema/index.ts';

const grantedAccounts = preparedQuery(({ drizzle }) =>
  drizzle
    .select({
      id: accounts.id,
      accountId: accounts.id,
      name: accounts.name,
      type: accounts.type,
      role: grants.role,
    })
    .from(grants)
    .innerJoin(accounts, eq(accounts.id, grants.accountId))
    .where(eq(grants.userId, sql.placeholder('userId')))
    .orderBy(accounts.name, accounts.id)
    .prepare('granted_accounts'),
);

export const listGrantedAccounts = async (database: Database, userId: string) => {
  const rows = await grantedAccounts(database).execute({ userId });
  return rows.map(({ role, ...account }) => ({ ...account, permissions: [...permissionsOf(role)] }));
};

const grantedPrograms = preparedQuery(({ drizzle }) =>
  drizzle
    .selectDistinct({ id: programs.id, name: programs.name })
    .from(grants)
    .innerJoin(accounts, eq(accounts.id, grants.accountId))
    .innerJoin(programs, eq(programs.id, accounts.programId))
    .where(eq(grants.userId, sql.placeholder('userId')))
    .orderBy(programs.name, programs.id)
    .prepare('granted_programs'),
);

export const listGrantedPrograms = (database: Database, userId: string) =>
  grantedPrograms(database).execute({ userId });
