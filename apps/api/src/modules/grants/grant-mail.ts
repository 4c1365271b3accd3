import { escapeHtml } from '../../escape-html.ts';
import type { Mail } from '../../mail/mailer.ts';
import type { Settings } from '../../settings.ts';
import { resetLink } from '../identity/index.ts';

const invitationLifeHours = 24;
export const invitationLifeMs = invitationLifeHours * 60 * 60_000;

type Told = {
  readonly subject: string;
  readonly granted: string;
  readonly howTo: string;
  readonly link: string;
  readonly otherwise: string;
};

const mailTo = (to: string, { subject, granted, howTo, link, otherwise }: Told): Mail => {
  const address = escapeHtml(link);
  return {
    to,
    subject,
    text: `${granted}\n\n${howTo}\n${link}\n\n${otherwise}\n`,
    html: `<!doctype html><html lang="en"><body><p>${escapeHtml(granted)}</p><p>${escapeHtml(howTo)}</p><p><a href="${address}">${address}</a></p><p>${escapeHtml(otherwise)}</p></body></html>`,
  };
};

type Grantee = { readonly email: string; readonly accountName: string };

/** For a person who has no password yet. */
export const invitationMail = (settings: Settings, { email, accountName }: Grantee, token: string): Mail =>
  mailTo(email, {
    subject: `Your access to ${accountName} on ${settings.brandName}`,
    granted: `You can now work in the account ${accountName} on ${settings.brandName}.`,
    howTo: `Set your password by this link. It works once and for ${invitationLifeHours} hours:`,
    link: resetLink(settings, token),
    otherwise: `After that, ask for a new link at ${settings.webBaseUrl}/forgot-password.`,
  });

/** For a person who signs in already. */
export const noticeMail = (settings: Settings, { email, accountName }: Grantee): Mail =>
  mailTo(email, {
    subject: `Your access to ${accountName} on ${settings.brandName}`,
    granted: `You can now work in the account ${accountName} on ${settings.brandName}.`,
    howTo: 'Sign in with your password to open it:',
    link: `${settings.webBaseUrl}/program-list`,
    otherwise: 'Nothing else has changed.',
  });
