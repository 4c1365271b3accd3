import { and, asc, eq, inArray } from '../../db/drizzle/query.ts';
import type { Connection } from '../../db/client.ts';
import type { AccountObject } from '../../runtime/account-object.ts';
import { entrySets, ledgerEntries } from '../../db/schema/index.ts';

const feeCategories = ['card_percentage_fee', 'card_flat_fee', 'ach_fee', 'dispute_penalty_fee'] as const;

export const findFeeEntries = (connection: Connection, { accountId, id }: AccountObject) =>
  connection
    .select({ entry: ledgerEntries, reference: entrySets.reference })
    .from(ledgerEntries)
    .innerJoin(
      entrySets,
      and(eq(entrySets.accountId, ledgerEntries.accountId), eq(entrySets.id, ledgerEntries.entrySetId)),
    )
    .where(
      and(
        eq(ledgerEntries.accountId, accountId),
        eq(ledgerEntries.transactionId, id),
        inArray(ledgerEntries.category, [...feeCategories]),
      ),
    )
    .orderBy(asc(ledgerEntries.ordinal));

export type FeeEntry = Awaited<ReturnType<typeof findFeeEntries>>[number];
