import { createTransport } from 'nodemailer';
import type { Settings } from '../settings.ts';
import { composeMail } from './compose-mail.ts';
import type { Mailer } from './mailer.ts';

/** A person waits for the answer while a receipt is handed over, so a silent mail server is given up soon. */
const patienceMs = 10_000;

/** Hands mail to the server that `SMTP_URL` names; refused mail is an error. */
export const smtpMailer = (smtpUrl: string, settings: Settings): Mailer => {
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: patienceMs,
    greetingTimeout: patienceMs,
    socketTimeout: patienceMs,
  });
  return {
    send: async (mail) => {
      await transport.sendMail(composeMail(settings, mail));
    },
  };
};
