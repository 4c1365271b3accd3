import type { Database } from '../db/client.ts';
import type { Platform } from '../platform.ts';
import { MailRefused, type Mail } from '../mail/mailer.ts';

/** The most mails that one job sends; shutdown waits for no more than these. */
const mostPerJob = 20;

/** Longer than the mail server's time limit, and the delay before a failed mail is retried. */
const tryAgainAfterMs = 60_000;

/** Platforms that are sending mail in this process. */
const sending = new WeakSet<Platform>();

/** Rows of one kind that each ask for a mail, and how a due one is named. */
export type MailQueue<Due = string> = {
  readonly findDue: (database: Database, now: Date, limit: number) => Promise<readonly Due[]>;
  /**
   * Sends one, unless another process took it first: the sender sets `nextTryAt` before anything else. Throws
   * if a later try may succeed.
   */
  readonly send: (platform: Platform, due: Due, nextTryAt: Date) => Promise<void>;
};

/**
 * Sends due mails one after another, and only one run at a time in a process, whatever the kind: a silent mail server
 * holds up one slot of the worker and never the money. The first mail that fails ends the job; it waits for its next
 * try, and the next job starts with the others. A process that dies between sending and recording sends the mail a
 * second time, which is better than not at all.
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
