import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/client.ts';
import { preparedQuery } from '../../db/prepared-query.ts';
import { receipts, transactions } from '../../db/schema/index.ts';
import type { AuthorizedAccountId } from '../../http/authorized-account.ts';
import { shownColumns } from '../transactions/shown-transaction.ts';
import type { Sought } from './sought.ts';

/** Who looks for something looks at no more. */
export const mostOfEach = 8;

const accountId = sql.placeholder('accountId');
const text = sql.placeholder('text');

/** Each way to find a transaction reads an index of its own, from its end, and no more than are shown. */
const foundTransactions = preparedQuery(({ drizzle }) => {
  const { id, createdAt, amountCents, referenceId } = transactions;
  const ids = () => drizzle.select({ id }).from(transactions).$dynamic();
  const ofAccount = eq(transactions.accountId, accountId);
  const found = unionAll(
    ids()
      .where(and(ofAccount, eq(id, text)))
      .limit(1),
    ids()
      .where(and(ofAccount, eq(referenceId, text)))
      .orderBy(desc(createdAt))
      .limit(mostOfEach),
    ids()
      .where(and(ofAccount, eq(amountCents, sql.placeholder('amountCents'))))
      .orderBy(desc(createdAt))
      .limit(mostOfEach),
    drizzle
      .select({ id: receipts.transactionId })
      .from(receipts)
      .where(
        and(
          eq(receipts.accountId, accountId),
          eq(sql`lower(${receipts.recipientEmail})`, sql.placeholder('email')),
        ),
      )
      .orderBy(desc(receipts.id))
      .limit(mostOfEach),
  );
  return drizzle
    .select(shownColumns)
    .from(transactions)
    .where(and(ofAccount, inArray(id, found)))
    .orderBy(desc(createdAt), desc(id))
    .limit(mostOfEach)
    .prepare('found_transactions');
});

export const findTransactions = (database: Database, owner: AuthorizedAccountId, sought: Sought) =>
  foundTransactions(database).execute({ accountId: owner, ...sought });
