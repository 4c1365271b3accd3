import type { Database } from '../db/client.ts';
import type { Platform } from '../platform.ts';
import { MailRefused, type Mail } from './mailer.ts';

/** As many as go out in one job; a stop waits for no more than these. */
const mostPerJob = 20;

/** Longer than a mail server is waited for, and how long a failed try waits for the next. */
const tryAgainAfterMs = 60_000;

/** Platforms whose mail is going out in this process. */
const sending = new WeakSet<Platform>();

/** Rows of one kind that each ask for a mail. */
export type MailQueue = {
  readonly findDue: (database: Database, now: Date, limit: number) => Promise<readonly string[]>;
  /**
   * Sends one, unless another process took it first: whoever does sets `nextTryAt` before anything else. What may go
   * through later is thrown.
   */
  readonly send: (platform: Platform, id: string, nextTryAt: Date) => Promise<void>;
};

/**
 * Sends what is due, one mail after another, and only once at a time in a process, whatever the kind: a silent mail
 * server holds up one slot of the worker and never the money. The first mail that fails ends the job; it waits for its
 * next try, and the following job begins with the others.
 *
 * A process that dies between sending and noting sends the mail a second time, which is better than not at all.
 */
export const sendDueMails = async (platform: Platform, { findDue, send }: MailQueue): Promise<void> => {
  if (sending.has(platform)) return;
  sending.add(platform);
  const { clock, database } = platform;
  try {
    for (const id of await findDue(database, clock.now(), mostPerJob)) {
      await send(platform, id, new Date(clock.now().getTime() + tryAgainAfterMs));
    }
  } finally {
    sending.delete(platform);
  }
};

/** Sends one mail and says what became of it; an address that the mail server refuses for good is not tried again. */
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
