import { and, desc, eq, inArray, sql } from '../../db/drizzle/query.ts';
import { unionAll } from '../../db/drizzle/pg-core.ts';
import type { Database } from '../../db/client.ts';
import { preparedQuery } from '../../db/prepared-query.ts';
import { indexedOrdinal, receipts, transactions, type transactionLists } from '../../db/schema/index.ts';
import type { AuthorizedAccountId } from '../../runtime/authorized-account.ts';
import { responseColumns } from '../transactions/index.ts';
import type { SearchTerms } from './search-terms.ts';

export const mostOfEach = 8;

const accountId = sql.placeholder('accountId');
const text = sql.placeholder('text');

/** Reads at most `mostOfEach` rows by each criterion. */
const foundTransactions = preparedQuery(({ drizzle }) => {
  const { id, list, ordinal, createdAt, amountCents, referenceId } = transactions;
  const ids = () => drizzle.select({ id }).from(transactions).$dynamic();
  const ofAccount = eq(transactions.accountId, accountId);
  // Queried per list, because the index of amounts separates the lists.
  const ofAmount = (name: (typeof transactionLists)[number]) =>
    ids()
      .where(and(ofAccount, eq(list, sql`${name}`), eq(amountCents, sql.placeholder('amountCents'))))
      .orderBy(desc(indexedOrdinal(ordinal)))
      .limit(mostOfEach);
  const found = unionAll(
    ids()
      .where(and(ofAccount, eq(id, text)))
      .limit(1),
    ids()
      .where(and(ofAccount, eq(referenceId, text)))
      .orderBy(desc(createdAt))
      .limit(mostOfEach),
    ofAmount('payments'),
    ofAmount('payouts'),
    ofAmount('refunds'),
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
    .select(responseColumns)
    .from(transactions)
    .where(and(ofAccount, inArray(id, found)))
    .orderBy(desc(createdAt), desc(id))
    .limit(mostOfEach)
    .prepare('found_transactions');
});

export const findTransactions = (database: Database, owner: AuthorizedAccountId, terms: SearchTerms) =>
  foundTransactions(database).execute({ accountId: owner, ...terms });
