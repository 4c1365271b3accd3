import { and, eq, sql, type Placeholder } from '../db/drizzle/query.ts';
import { permissionsOf, type OwnedObject, type Permission } from '@tillbook/contract';
import type { Database, Transaction } from '../db/client.ts';
import { preparedQuery } from '../db/prepared-query.ts';
import {
  accounts,
  disputes,
  listExports,
  grants,
  paymentInstruments,
  settlements,
  transactions,
} from '../db/schema/index.ts';
import type { AuthorizedAccountId } from '../runtime/authorized-account.ts';
import type { Session } from './session.ts';

// The only cast to an authorized ID, which comes from a grant, an admin's call, or the platform's own work.
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the reason is above
const authorizedId = (id: string) => id as AuthorizedAccountId;

/** Authorizes the platform's own work on a row without a person: in a job, or in the demo data. */
export const accountForPlatform = (row: { readonly accountId: string }): AuthorizedAccountId =>
  authorizedId(row.accountId);

const isGrant = (userId: string | Placeholder, accountId: string | Placeholder) =>
  and(eq(grants.userId, userId), eq(grants.accountId, accountId));

const grantOf = preparedQuery(({ drizzle }) =>
  drizzle
    .select({ accountId: grants.accountId, role: grants.role })
    .from(grants)
    .where(isGrant(sql.placeholder('userId'), sql.placeholder('accountId')))
    .prepare('grant_of'),
);

export type Grant = {
  readonly accountId: AuthorizedAccountId;
  readonly permissions: readonly Permission[];
};

const toGrant = (row: { readonly accountId: string; readonly role: string } | undefined): Grant | undefined =>
  row && { accountId: authorizedId(row.accountId), permissions: permissionsOf(row.role) };

export const findGrant = async (database: Database, userId: string, accountId: string) => {
  const [row] = await grantOf(database).execute({ userId, accountId });
  return toGrant(row);
};

export const grantWithSession = ({ grant }: Session, accountId: string): Grant | undefined =>
  grant?.accountId === accountId ? toGrant(grant) : undefined;

type Ticket = { readonly userId: string; readonly accountId: string };

const accountAllowed = (grant: Grant | undefined, needed: readonly Permission[]) =>
  grant && needed.every((permission) => grant.permissions.includes(permission)) ? grant.accountId : undefined;

/** Returns the account of a ticket if the person who requested the ticket still has the permissions. */
export const findPermitted = async (
  database: Database,
  { userId, accountId }: Ticket,
  needed: readonly Permission[],
) => accountAllowed(await findGrant(database, userId, accountId), needed);

/** Checks the permissions on the transaction's connection, without waiting for a second connection. */
export const findPermittedWithin = async (
  transaction: Transaction,
  { userId, accountId }: Ticket,
  needed: readonly Permission[],
) => {
  const [row] = await transaction
    .select({ accountId: grants.accountId, role: grants.role })
    .from(grants)
    .where(isGrant(userId, accountId));
  return accountAllowed(toGrant(row), needed);
};

const accountNamed = preparedQuery(({ drizzle }) =>
  drizzle
    .select({ id: accounts.id })
    .from(accounts)
    .where(eq(accounts.id, sql.placeholder('accountId')))
    .prepare('account_named'),
);

export const findAccountForAdmin = async (database: Database, accountId: string) => {
  const [row] = await accountNamed(database).execute({ accountId });
  return row && authorizedId(row.id);
};

const ownerIn = (
  table:
    | typeof transactions
    | typeof paymentInstruments
    | typeof settlements
    | typeof disputes
    | typeof listExports,
  name: string,
) =>
  preparedQuery(({ drizzle }) =>
    drizzle
      .select({ accountId: table.accountId })
      .from(table)
      .where(eq(table.id, sql.placeholder('id')))
      .prepare(name),
  );

const ownerOf: Readonly<Record<OwnedObject, ReturnType<typeof ownerIn>>> = {
  transaction: ownerIn(transactions, 'owner_of_transaction'),
  paymentInstrument: ownerIn(paymentInstruments, 'owner_of_payment_instrument'),
  settlement: ownerIn(settlements, 'owner_of_settlement'),
  dispute: ownerIn(disputes, 'owner_of_dispute'),
  export: ownerIn(listExports, 'owner_of_export'),
};

export const findOwningAccount = async (database: Database, object: OwnedObject, id: string) => {
  const [row] = await ownerOf[object](database).execute({ id });
  return row?.accountId;
};
