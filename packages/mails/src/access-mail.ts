import { layOutMail } from './lay-out-mail.ts';
import type { MailContent } from './mail-content.ts';

export type AccessMail = {
  readonly brandName: string;
  readonly accountName: string;
  readonly link: string;
};

const granted = ({ brandName, accountName }: AccessMail) => ({
  brandName,
  subject: `Your access to ${accountName} on ${brandName}`,
  heading: `You have access to ${accountName}`,
});

export type InvitationMail = AccessMail & {
  readonly lifeHours: number;
  /** The page on which to request a new link once the link has expired. */
  readonly forgotPasswordLink: string;
};

/** Composes the email to a person who was granted access and has no password yet. */
export const invitationMail = (mail: InvitationMail): MailContent =>
  layOutMail({
    ...granted(mail),
    paragraphs: [
      `You can now work in the account ${mail.accountName} on ${mail.brandName}. Set a password to sign in. This link works once, for ${mail.lifeHours} hours.`,
    ],
    button: { label: 'Set your password', href: mail.link },
    note: `If the link has expired, request a new one at ${mail.forgotPasswordLink}.`,
  });

/** Composes the email to a person who was granted access and already has a password. */
export const accessMail = (mail: AccessMail): MailContent =>
  layOutMail({
    ...granted(mail),
    paragraphs: [
      `You can now work in the account ${mail.accountName} on ${mail.brandName}. Sign in with your usual password.`,
    ],
    button: { label: 'Choose an account', href: mail.link },
    note: 'Nothing else has changed.',
  });
