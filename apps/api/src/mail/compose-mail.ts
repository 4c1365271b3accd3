import type { SendMailOptions } from 'nodemailer';
import type { Settings } from '../runtime/settings.ts';
import { asciiEmail } from '../runtime/email-spelling.ts';
import type { Mail } from './mailer.ts';

/** Uses the brand's name and the public host, unless `SMTP_FROM` names another sender. */
const senderOf = ({ brandName, webBaseUrl, smtpFrom }: Settings) => ({
  name: smtpFrom?.name ?? brandName,
  address: asciiEmail(smtpFrom?.address ?? `no-reply@${new URL(webBaseUrl).hostname}`),
});

export const composeMail = (settings: Settings, { to, subject, text, html }: Mail): SendMailOptions => ({
  from: senderOf(settings),
  // An object, so that a comma or a bracket stays part of the address.
  to: { name: '', address: asciiEmail(to) },
  subject,
  text,
  html,
  // Suppresses out-of-office replies (RFC 3834).
  headers: { 'Auto-Submitted': 'auto-generated' },
  disableFileAccess: true,
  disableUrlAccess: true,
});
