import { and, eq } from 'drizzle-orm';
import type { OwnedObject } from '@tillbook/contract';
import type { Database } from '../../db/client.ts';
import { accounts, grants, paymentInstruments, settlements, transactions } from '../../db/schema/index.ts';
import type { AuthorizedAccountId } from '../../http/authorized-account.ts';

// The only cast to an authorized id: what comes back here was just found in the grants or asked for by an admin.
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the reason stands above
const authorizedId = (id: string) => id as AuthorizedAccountId;

export const findGrant = async (database: Database, userId: string, accountId: string) => {
  const [row] = await database.drizzle
    .select({ accountId: grants.accountId })
    .from(grants)
    .where(and(eq(grants.userId, userId), eq(grants.accountId, accountId)));
  return row && authorizedId(row.accountId);
};

export const findAccountForAdmin = async (database: Database, accountId: string) => {
  const [row] = await database.drizzle
    .select({ id: accounts.id })
    .from(accounts)
    .where(eq(accounts.id, accountId));
  return row && authorizedId(row.id);
};

const ownedTable = (object: OwnedObject) => {
  switch (object) {
    case 'transaction':
      return transactions;
    case 'paymentInstrument':
      return paymentInstruments;
    case 'settlement':
      return settlements;
  }
};

/** The account that owns an object, or undefined where there is no such object. */
export const findOwningAccount = async (database: Database, object: OwnedObject, id: string) => {
  const table = ownedTable(object);
  const [row] = await database.drizzle
    .select({ accountId: table.accountId })
    .from(table)
    .where(eq(table.id, id));
  return row?.accountId;
};

export const listGrantedAccounts = (database: Database, userId: string) =>
  database.drizzle
    .select({ id: accounts.id, accountId: accounts.id, name: accounts.name, type: accounts.type })
    .from(grants)
    .innerJoin(accounts, eq(accounts.id, grants.accountId))
    .where(eq(grants.userId, userId))
    .orderBy(accounts.name, accounts.id);
