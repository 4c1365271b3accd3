import { and, eq, sql, type Placeholder } from 'drizzle-orm';
import type { OwnedObject } from '@tillbook/contract';
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
import type { AuthorizedAccountId } from '../authorized-account.ts';
import type { Session } from './session.ts';

// The only cast to an authorized id: what comes back here was just found in the grants or asked for by an admin.
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the reason stands above
const authorizedId = (id: string) => id as AuthorizedAccountId;

/** The account of a row that the platform itself works on while no person asks: in a job, or in the demo data. */
export const accountForPlatform = (row: { readonly accountId: string }): AuthorizedAccountId =>
  authorizedId(row.accountId);

const isGrant = (userId: string | Placeholder, accountId: string | Placeholder) =>
  and(eq(grants.userId, userId), eq(grants.accountId, accountId));

const grantOf = preparedQuery(({ drizzle }) =>
  drizzle
    .select({ accountId: grants.accountId })
    .from(grants)
    .where(isGrant(sql.placeholder('userId'), sql.placeholder('accountId')))
    .prepare('grant_of'),
);

export const findGrant = async (database: Database, userId: string, accountId: string) => {
  const [row] = await grantOf(database).execute({ userId, accountId });
  return row && authorizedId(row.accountId);
};

/** The answer that came with the session, where the question was about the account in the request's address. */
export const grantWithSession = ({ grantedAccountId }: Session, accountId: string) =>
  grantedAccountId === accountId ? authorizedId(grantedAccountId) : undefined;

/** The same question inside a transaction, which must not wait for a second connection. */
export const findGrantWithin = async (transaction: Transaction, userId: string, accountId: string) => {
  const [row] = await transaction
    .select({ accountId: grants.accountId })
    .from(grants)
    .where(isGrant(userId, accountId));
  return row && authorizedId(row.accountId);
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

/** The account that owns an object, or undefined where there is no such object. */
export const findOwningAccount = async (database: Database, object: OwnedObject, id: string) => {
  const [row] = await ownerOf[object](database).execute({ id });
  return row?.accountId;
};
