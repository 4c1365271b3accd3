import type { Database } from '../db/client.ts';
import type { Platform } from '../platform.ts';
import { MailRefused, type Mail } from '../mail/mailer.ts';

/** The maximum number of emails per job, because shutdown waits for the job. */
const mostPerJob = 20;

/** The delay of a retry; longer than the mail server's time limit. */
const tryAgainAfterMs = 60_000;

const sending = new WeakSet<Platform>();

export type MailQueue<Due = string> = {
  readonly findDue: (database: Database, now: Date, limit: number) => Promise<readonly Due[]>;
  /**
   * Claims one email by setting `nextTryAt`, then sends it, unless another process has claimed it. Throws if
   * a retry may succeed.
   */
  readonly send: (platform: Platform, due: Due, nextTryAt: Date) => Promise<void>;
};

/**
 * Sends due emails in sequence, in one run per process, so that a silent mail server occupies one worker
 * slot. The first failure ends the job. If a process dies before it records a sent email, the email is sent
 * again.
 */
export const sendDueMails = async <Due>(
  platform: Platform,
  { findDue, send }: MailQueue<Due>,
): Promise<void> => {
  if (sending.has(platform)) return;
  sending.add(platform);
  const { clock, database } = platform;
  try {
    for (const due of await findDue(database, clock.now(), mostPerJob)) {
      await send(platform, due, new Date(clock.now().getTime() + tryAgainAfterMs));
    }
  } finally {
    sending.delete(platform);
  }
};

/**
 * Sends an email and returns its result, which includes a permanent refusal. Throws if a retry may succeed.
 */
export const sendMail = async (
  { mailer, clock }: Platform,
  mail: Mail,
): Promise<{ readonly sentAt: Date } | { readonly refusedAt: Date }> => {
  try {
    await mailer.send(mail);
  } catch (error) {
    if (!(error instanceof MailRefused)) throw error;
    return { refusedAt: clock.now() };
  }
  return { sentAt: clock.now() };
};
