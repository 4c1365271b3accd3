import { accountForPlatform } from '../access/grant-store.ts';
import type { AccountObject } from '../runtime/account-object.ts';
import { and, eq, isNotNull } from '../db/drizzle/query.ts';
import { disputeAnswers } from '../db/schema/index.ts';
import { settle } from '../ledger/settle.ts';
import {
  askAboutAnswerAt,
  expireDispute,
  processDisputeNotice,
  resolveAnswer,
} from '../modules/disputes/index.ts';
import { sendDueGrantMails } from '../modules/grants/index.ts';
import { sendDueEmailChanges, sendDueResetMails } from '../modules/identity/index.ts';
import { sendDueReceipts } from '../modules/receipts/index.ts';
import { sendDueInvites } from '../modules/team/index.ts';
import {
  findTransaction,
  processReturnNotice,
  resolveTransaction,
  postponeQuestion,
} from '../modules/transactions/index.ts';
import type { Platform } from '../platform.ts';

/**
 * Names only an account, an object of an account, or everything. The work is derived from stored rows, so a
 * lost or repeated job does no harm.
 */
export type Job = { readonly task: TaskName; readonly subject: string };

export const subjectOf = ({ accountId, id }: AccountObject): string => `${accountId}/${id}`;

/** Returns `undefined` for a job of the previous release, which lacks the account. */
const objectIn = (subject: string): AccountObject | undefined => {
  const [accountId = '', id] = subject.split('/');
  return id === undefined ? undefined : { accountId, id };
};

export const taskNames = [
  'resolve_transaction',
  'settle_account',
  'send_receipts',
  'send_grant_mails',
  'send_invites',
  'send_email_changes',
  'send_reset_mails',
  'take_on_disputes',
  'take_on_returns',
  'lose_dispute',
  'resolve_dispute',
] as const;

type TaskName = (typeof taskNames)[number];

const leastWaitMs = 5_000;
const longestWaitMs = 600_000;

/** Delays the next try by half the attempt's age. */
const nextTryAt = (createdAt: Date, now: Date): Date => {
  const halfAgeMs = (now.getTime() - createdAt.getTime()) / 2;
  return new Date(now.getTime() + Math.min(Math.max(halfAgeMs, leastWaitMs), longestWaitMs));
};

/** Schedules the next try before asking the processor, so that new jobs precede failing jobs. */
const resolve = async (platform: Platform, of: AccountObject): Promise<void> => {
  const { database, clock } = platform;
  const transaction = await findTransaction(database, accountForPlatform(of), of.id);
  if (transaction === undefined || transaction.finalAt !== null) return;
  await postponeQuestion(database, of, nextTryAt(transaction.createdAt, clock.now()));
  await resolveTransaction(platform, transaction);
};

/** Schedules the next try before asking the processor, as for a transaction. */
const resolveDispute = async (platform: Platform, of: AccountObject): Promise<void> => {
  const { database, clock } = platform;
  const [response] = await database.drizzle
    .select({ at: disputeAnswers.at })
    .from(disputeAnswers)
    .where(
      and(
        eq(disputeAnswers.accountId, of.accountId),
        eq(disputeAnswers.disputeId, of.id),
        isNotNull(disputeAnswers.askProcessorAt),
      ),
    );
  if (response === undefined) return;
  await askAboutAnswerAt(database.drizzle, of, nextTryAt(response.at, clock.now()));
  await resolveAnswer(platform, of);
};

type Notice = { readonly key: string; readonly reason: string };

/** Processes each notice, even if another notice fails. */
const processEach = async (
  platform: Platform,
  notices: readonly Notice[],
  act: (platform: Platform, key: string, reason: string) => Promise<void>,
): Promise<void> => {
  for (const { key, reason } of notices) {
    await act(platform, key, reason).catch((error: unknown) =>
      platform.log('notice_not_taken_on', {
        key,
        reason,
        error: error instanceof Error ? error.message : 'unknown',
      }),
    );
  }
};

/** Drops a job of the previous release, which names no account; a poll enqueues the object again. */
const onObject = async (
  platform: Platform,
  subject: string,
  act: (platform: Platform, of: AccountObject) => Promise<void>,
): Promise<void> => {
  const of = objectIn(subject);
  if (of !== undefined) await act(platform, of);
};

export const runJob = async (platform: Platform, { task, subject }: Job): Promise<void> => {
  switch (task) {
    case 'resolve_transaction':
      return onObject(platform, subject, resolve);
    case 'settle_account':
      await settle(platform, subject);
      return undefined;
    case 'send_receipts':
      return sendDueReceipts(platform);
    case 'send_reset_mails':
      return sendDueResetMails(platform);
    case 'send_grant_mails':
      return sendDueGrantMails(platform);
    case 'send_invites':
      return sendDueInvites(platform);
    case 'send_email_changes':
      return sendDueEmailChanges(platform);
    case 'take_on_disputes':
      return processEach(platform, await platform.processor.disputes(), processDisputeNotice);
    case 'take_on_returns':
      return processEach(platform, await platform.processor.returns(), processReturnNotice);
    case 'lose_dispute':
      return onObject(platform, subject, expireDispute);
    case 'resolve_dispute':
      return onObject(platform, subject, resolveDispute);
  }
};
