import { and, eq, isNull, lte, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { disputeAnswers, disputes, ledgerEntries, transactions } from '../db/schema/index.ts';
import { findUnsentGrantMails } from '../modules/grants/index.ts';
import { findDueResetRequests } from '../modules/identity/index.ts';
import { unsentReceipts } from '../modules/receipts/index.ts';
import type { Platform } from '../platform.ts';
import type { Job } from './tasks.ts';

/** As much as one look hands out; the next look follows within a second. */
const mostPerLook = 200;

/**
 * Another order at every moment, and the same at the same moment: where more is due than one look hands out, what keeps
 * failing must not be in front of the rest every time.
 */
const shuffled = (column: AnyPgColumn, now: Date) => sql`md5(${column} || ${now.toISOString()}::text)`;

const askAbout = (rows: readonly { id: string }[]): Job[] =>
  rows.map(({ id }) => ({ task: 'resolve_transaction', subject: id }));

const transactionsDue = async ({ database, clock }: Platform): Promise<Job[]> =>
  askAbout(
    await database.drizzle
      .select({ id: transactions.id })
      .from(transactions)
      .where(and(isNull(transactions.finalAt), lte(transactions.askProcessorAt, clock.now())))
      .orderBy(transactions.askProcessorAt)
      .limit(mostPerLook),
  );

const accountsDue = async ({ database, clock }: Platform): Promise<Job[]> => {
  const now = clock.now();
  const rows = await database.drizzle
    .select({ accountId: ledgerEntries.accountId })
    .from(ledgerEntries)
    .where(and(eq(ledgerEntries.status, 'pending'), lte(ledgerEntries.readyToSettleAt, now)))
    .groupBy(ledgerEntries.accountId)
    .orderBy(shuffled(ledgerEntries.accountId, now))
    .limit(mostPerLook);
  return rows.map(({ accountId }) => ({ task: 'settle_account', subject: accountId }));
};

/** Mail goes out one by one, so there is one job for all of it. */
const receiptsDue = async ({ database, clock }: Platform): Promise<Job[]> =>
  (await unsentReceipts(database, clock.now(), 1)).map(() => ({ task: 'send_receipts', subject: 'all' }));

const resetMailsDue = async ({ database, clock }: Platform): Promise<Job[]> =>
  (await findDueResetRequests(database, clock.now(), 1)).map(() => ({
    task: 'send_reset_mails',
    subject: 'all',
  }));

const grantMailsDue = async ({ database, clock }: Platform): Promise<Job[]> =>
  (await findUnsentGrantMails(database, clock.now(), 1)).map(() => ({
    task: 'send_grant_mails',
    subject: 'all',
  }));

/** The processor is asked what is new among its disputes; there is one job for all of it. */
const disputesTold = async ({ processor }: Platform): Promise<Job[]> =>
  (await processor.disputes()).length > 0 ? [{ task: 'take_on_disputes', subject: 'all' }] : [];

const returnsTold = async ({ processor }: Platform): Promise<Job[]> =>
  (await processor.returns()).length > 0 ? [{ task: 'take_on_returns', subject: 'all' }] : [];

/** A dispute that nobody answered by its deadline is lost. */
const disputesDue = async ({ database, clock }: Platform): Promise<Job[]> => {
  const now = clock.now();
  const rows = await database.drizzle
    .select({ id: disputes.id })
    .from(disputes)
    .where(and(isNull(disputes.closedAt), eq(disputes.status, 'pending'), lte(disputes.respondBy, now)))
    .orderBy(shuffled(disputes.id, now))
    .limit(mostPerLook);
  return rows.map(({ id }) => ({ task: 'lose_dispute', subject: id }));
};

/** Evidence that was submitted and whose outcome is not known. */
const answersDue = async ({ database, clock }: Platform): Promise<Job[]> => {
  const rows = await database.drizzle
    .select({ id: disputeAnswers.disputeId })
    .from(disputeAnswers)
    .where(lte(disputeAnswers.askProcessorAt, clock.now()))
    .orderBy(disputeAnswers.askProcessorAt)
    .limit(mostPerLook);
  return rows.map(({ id }) => ({ task: 'resolve_dispute', subject: id }));
};

const kindsOfJob = [
  transactionsDue,
  accountsDue,
  receiptsDue,
  grantMailsDue,
  resetMailsDue,
  disputesTold,
  returnsTold,
  disputesDue,
  answersDue,
];

/** Finds due jobs from stored rows and the clock. */
export const findDueJobs = async (platform: Platform): Promise<Job[]> =>
  (await Promise.all(kindsOfJob.map((find) => find(platform)))).flat();

/** At start: every attempt without an outcome, due or not, for whoever made it may have died with it. */
export const findInterruptedJobs = async ({ database }: Platform): Promise<Job[]> =>
  askAbout(
    await database.drizzle
      .select({ id: transactions.id })
      .from(transactions)
      .where(and(isNull(transactions.finalAt), eq(transactions.status, 'created'))),
  );
