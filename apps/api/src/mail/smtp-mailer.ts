import { createTransport } from 'nodemailer';
import type { Settings } from '../runtime/settings.ts';
import { composeMail } from './compose-mail.ts';
import { MailRefused, type Mailer } from './mailer.ts';

/** The time limit for a silent mail server; the caller retries. */
const patienceMs = 10_000;

/**
 * Recognizes a permanent reply (5xx, RFC 5321 section 4.2.1) about the sender or the recipient, not about
 * sign-in or the connection.
 */
const isRefusal = (error: unknown) =>
  error instanceof Error &&
  'code' in error &&
  error.code === 'EENVELOPE' &&
  'responseCode' in error &&
  typeof error.responseCode === 'number' &&
  error.responseCode >= 500;

export const smtpMailer = (smtpUrl: string, settings: Settings): Mailer => {
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: patienceMs,
    greetingTimeout: patienceMs,
    socketTimeout: patienceMs,
  });
  return {
    send: async (mail) => {
      try {
        await transport.sendMail(composeMail(settings, mail));
      } catch (error) {
        throw isRefusal(error) ? new MailRefused(error) : error;
      }
    },
  };
};
