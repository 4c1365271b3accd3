import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Connection } from '../../db/client.ts';
import { entrySets, ledgerEntries } from '../../db/schema/index.ts';

const feeCategories = ['card_percentage_fee', 'card_flat_fee', 'ach_fee', 'dispute_penalty_fee'] as const;

/** The fees of one transaction, as they were posted, and what each was posted about. */
export const findFeeEntries = (connection: Connection, transactionId: string) =>
  connection
    .select({ entry: ledgerEntries, reference: entrySets.reference })
    .from(ledgerEntries)
    .innerJoin(entrySets, eq(entrySets.id, ledgerEntries.entrySetId))
    .where(
      and(
        eq(ledgerEntries.transactionId, transactionId),
        inArray(ledgerEntries.category, [...feeCategories]),
      ),
    )
    .orderBy(asc(ledgerEntries.ordinal));

export type FeeEntry = Awaited<ReturnType<typeof findFeeEntries>>[number];
