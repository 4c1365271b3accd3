import type { Database } from '../db/client.ts';
import type { Platform } from '../platform.ts';
import { MailRefused, type Mail } from '../mail/mailer.ts';

/** Limits the mails of one job, which shutdown waits for. */
const mostPerJob = 20;

/** Delays the retry of a failed mail; longer than the mail server's time limit. */
const tryAgainAfterMs = 60_000;

const sending = new WeakSet<Platform>();

/** Describes one kind of row that asks for a mail. */
export type MailQueue<Due = string> = {
  readonly findDue: (database: Database, now: Date, limit: number) => Promise<readonly Due[]>;
  /**
   * Sends one, unless another process took it first: the sender sets `nextTryAt` before anything else. Throws
   * if a later try may succeed.
   */
  readonly send: (platform: Platform, due: Due, nextTryAt: Date) => Promise<void>;
};

/**
 * Sends due mails in sequence, in one run per process: a silent mail server occupies one worker slot, and the
 * first failure ends the job. A process that dies before recording sends a mail twice.
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

/** Sends one mail and returns its result; an address that the mail server refuses permanently is not retried. */
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
