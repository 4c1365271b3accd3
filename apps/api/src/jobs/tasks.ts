import { and, eq, isNotNull } from 'drizzle-orm';
import { disputeAnswers, transactions } from '../db/schema/index.ts';
import { settle } from '../ledger/settle.ts';
import { askAboutAnswerAt, expireDispute, takeOnDispute, resolveAnswer } from '../modules/disputes/index.ts';
import { sendDueGrantMails } from '../modules/grants/index.ts';
import { sendDueResetMails } from '../modules/identity/index.ts';
import { sendDueReceipts } from '../modules/receipts/index.ts';
import { takeOnReturn, resolveTransaction, postponeQuestion } from '../modules/transactions/index.ts';
import type { Platform } from '../platform.ts';

/** A job says only where to look. What is to be done there is decided from the rows, so a job may be lost or doubled. */
export type Job = { readonly task: TaskName; readonly subject: string };

export const taskNames = [
  'resolve_transaction',
  'settle_account',
  'send_receipts',
  'send_grant_mails',
  'send_reset_mails',
  'take_on_disputes',
  'take_on_returns',
  'lose_dispute',
  'resolve_dispute',
] as const;

type TaskName = (typeof taskNames)[number];

const leastWaitMs = 5_000;
const longestWaitMs = 600_000;

/** The longer an answer is owed, the longer until it is asked for again: half as long as it has been owed already. */
const nextTryAt = (createdAt: Date, now: Date): Date => {
  const halfAgeMs = (now.getTime() - createdAt.getTime()) / 2;
  return new Date(now.getTime() + Math.min(Math.max(halfAgeMs, leastWaitMs), longestWaitMs));
};

/** Postponed before it is asked about: what keeps failing goes behind what is new instead of in front of it. */
const resolve = async (platform: Platform, id: string): Promise<void> => {
  const { database, clock } = platform;
  const [transaction] = await database.drizzle.select().from(transactions).where(eq(transactions.id, id));
  if (transaction === undefined || transaction.finalAt !== null) return;
  await postponeQuestion(database, id, nextTryAt(transaction.createdAt, clock.now()));
  await resolveTransaction(platform, transaction);
};

/** In the same way. */
const resolveDispute = async (platform: Platform, disputeId: string): Promise<void> => {
  const { database, clock } = platform;
  const [answer] = await database.drizzle
    .select({ at: disputeAnswers.at })
    .from(disputeAnswers)
    .where(and(eq(disputeAnswers.disputeId, disputeId), isNotNull(disputeAnswers.askProcessorAt)));
  if (answer === undefined) return;
  await askAboutAnswerAt(database.drizzle, disputeId, nextTryAt(answer.at, clock.now()));
  await resolveAnswer(platform, disputeId);
};

type Notice = { readonly key: string; readonly reason: string };

/** One notice that cannot be taken on must not keep the others from it. */
const takeOnEach = async (
  platform: Platform,
  notices: readonly Notice[],
  takeOn: (platform: Platform, key: string, reason: string) => Promise<void>,
): Promise<void> => {
  for (const { key, reason } of notices) {
    await takeOn(platform, key, reason).catch((error: unknown) =>
      platform.log('notice_not_taken_on', {
        key,
        reason,
        error: error instanceof Error ? error.message : 'unknown',
      }),
    );
  }
};

/** Runs one job; a failed one is retried later. */
export const runJob = async (platform: Platform, { task, subject }: Job): Promise<void> => {
  switch (task) {
    case 'resolve_transaction':
      return resolve(platform, subject);
    case 'settle_account':
      await settle(platform, subject);
      return undefined;
    case 'send_receipts':
      return sendDueReceipts(platform);
    case 'send_reset_mails':
      return sendDueResetMails(platform);
    case 'send_grant_mails':
      return sendDueGrantMails(platform);
    case 'take_on_disputes':
      return takeOnEach(platform, await platform.processor.disputes(), takeOnDispute);
    case 'take_on_returns':
      return takeOnEach(platform, await platform.processor.returns(), takeOnReturn);
    case 'lose_dispute':
      return expireDispute(platform, subject);
    case 'resolve_dispute':
      return resolveDispute(platform, subject);
  }
};
