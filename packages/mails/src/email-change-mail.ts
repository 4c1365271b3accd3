import { layOutMail } from './lay-out-mail.ts';
import type { MailContent } from './mail-content.ts';

export type EmailChangeMail = {
  readonly brandName: string;
  readonly newEmail: string;
  readonly link: string;
  readonly lifeMinutes: number;
};

/** Composes the email with the link to confirm a new address. It is sent to that address. */
export const emailChangeMail = ({ brandName, newEmail, link, lifeMinutes }: EmailChangeMail): MailContent =>
  layOutMail({
    brandName,
    subject: `Confirm your new ${brandName} email`,
    heading: 'Confirm your new email',
    paragraphs: [
      `Someone asked to sign in to ${brandName} with ${newEmail} from now on. This link works once, for ${lifeMinutes} minutes.`,
    ],
    button: { label: 'Confirm this email', href: link },
    note: 'If this wasn’t you, ignore this email. Nothing changes.',
  });

export type EmailChangedMail = {
  readonly brandName: string;
  readonly oldEmail: string;
  readonly newEmail: string;
};

/** Composes the email that reports a change of address. It is sent to the old address. */
export const emailChangedMail = ({ brandName, oldEmail, newEmail }: EmailChangedMail): MailContent =>
  layOutMail({
    brandName,
    subject: `Your ${brandName} email was changed`,
    heading: 'Your email was changed',
    paragraphs: [
      `You now sign in to ${brandName} with ${newEmail}, and no longer with ${oldEmail}. You have been signed out everywhere.`,
    ],
    note: 'If this wasn’t you, contact support right away.',
  });
