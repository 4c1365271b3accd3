import type { AccountObject } from '../runtime/account-object.ts';
import { and, eq, isNull, lte, sql } from '../db/drizzle/query.ts';
import type { AnyPgColumn } from '../db/drizzle/pg-core.ts';
import { disputeAnswers, disputes, ledgerEntries, transactions } from '../db/schema/index.ts';
import { findUnsentGrantMails } from '../modules/grants/index.ts';
import { findDueEmailChanges, findDueResetRequests } from '../modules/identity/index.ts';
import { unsentReceipts } from '../modules/receipts/index.ts';
import { findUnsentInvites } from '../modules/team/index.ts';
import type { Platform } from '../platform.ts';
import { subjectOf, type Job } from './tasks.ts';

/** The maximum number of jobs per kind and poll; the next poll follows within a second. */
const mostPerPoll = 200;

/**
 * Orders the rows differently at each poll, so that failing jobs do not block others if more jobs are due
 * than a poll enqueues.
 */
const shuffled = (column: AnyPgColumn, now: Date) => sql`md5(${column} || ${now.toISOString()}::text)`;

const askAbout = (rows: readonly AccountObject[]): Job[] =>
  rows.map((row) => ({ task: 'resolve_transaction', subject: subjectOf(row) }));

const transactionsDue = async ({ database, clock }: Platform): Promise<Job[]> =>
  askAbout(
    await database.drizzle
      .select({ accountId: transactions.accountId, id: transactions.id })
      .from(transactions)
      .where(and(isNull(transactions.finalAt), lte(transactions.askProcessorAt, clock.now())))
      .orderBy(transactions.askProcessorAt)
      .limit(mostPerPoll),
  );

const accountsDue = async ({ database, clock }: Platform): Promise<Job[]> => {
  const now = clock.now();
  const rows = await database.drizzle
    .select({ accountId: ledgerEntries.accountId })
    .from(ledgerEntries)
    .where(and(eq(ledgerEntries.status, 'pending'), lte(ledgerEntries.readyToSettleAt, now)))
    .groupBy(ledgerEntries.accountId)
    .orderBy(shuffled(ledgerEntries.accountId, now))
    .limit(mostPerPoll);
  return rows.map(({ accountId }) => ({ task: 'settle_account', subject: accountId }));
};

/** Returns one job for all receipts, because emails are sent in sequence. */
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

const invitesDue = async ({ database, clock }: Platform): Promise<Job[]> =>
  (await findUnsentInvites(database, clock.now(), 1)).map(() => ({ task: 'send_invites', subject: 'all' }));

const emailChangesDue = async ({ database, clock }: Platform): Promise<Job[]> =>
  (await findDueEmailChanges(database, clock.now(), 1)).map(() => ({
    task: 'send_email_changes',
    subject: 'all',
  }));

const disputeNotices = async ({ processor }: Platform): Promise<Job[]> =>
  (await processor.disputes()).length > 0 ? [{ task: 'take_on_disputes', subject: 'all' }] : [];

const returnNotices = async ({ processor }: Platform): Promise<Job[]> =>
  (await processor.returns()).length > 0 ? [{ task: 'take_on_returns', subject: 'all' }] : [];

/** Finds unanswered disputes past their deadline, which are lost. */
const disputesDue = async ({ database, clock }: Platform): Promise<Job[]> => {
  const now = clock.now();
  const rows = await database.drizzle
    .select({ accountId: disputes.accountId, id: disputes.id })
    .from(disputes)
    .where(and(isNull(disputes.closedAt), eq(disputes.status, 'pending'), lte(disputes.respondBy, now)))
    .orderBy(shuffled(disputes.id, now))
    .limit(mostPerPoll);
  return rows.map((row) => ({ task: 'lose_dispute', subject: subjectOf(row) }));
};

const responsesDue = async ({ database, clock }: Platform): Promise<Job[]> => {
  const rows = await database.drizzle
    .select({ accountId: disputeAnswers.accountId, id: disputeAnswers.disputeId })
    .from(disputeAnswers)
    .where(lte(disputeAnswers.askProcessorAt, clock.now()))
    .orderBy(disputeAnswers.askProcessorAt)
    .limit(mostPerPoll);
  return rows.map((row) => ({ task: 'resolve_dispute', subject: subjectOf(row) }));
};

const kindsOfJob = [
  transactionsDue,
  accountsDue,
  receiptsDue,
  grantMailsDue,
  resetMailsDue,
  invitesDue,
  emailChangesDue,
  disputeNotices,
  returnNotices,
  disputesDue,
  responsesDue,
];

export const findDueJobs = async (platform: Platform): Promise<Job[]> =>
  (await Promise.all(kindsOfJob.map((find) => find(platform)))).flat();

/**
 * Finds every attempt without an outcome when a worker starts, even if it is not due, because the process
 * that made the attempt may have died.
 */
export const findInterruptedJobs = async ({ database }: Platform): Promise<Job[]> =>
  askAbout(
    await database.drizzle
      .select({ accountId: transactions.accountId, id: transactions.id })
      .from(transactions)
      .where(and(isNull(transactions.finalAt), eq(transactions.status, 'created'))),
  );
