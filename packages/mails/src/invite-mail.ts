import { layOutMail } from './lay-out-mail.ts';
import type { MailContent } from './mail-content.ts';

export type InviteMail = {
  readonly brandName: string;
  readonly accountName: string;
  readonly link: string;
  readonly lifeDays: number;
};

/** Composes the email that invites a person, who may already be a user, to an account's team. */
export const inviteMail = ({ brandName, accountName, link, lifeDays }: InviteMail): MailContent =>
  layOutMail({
    brandName,
    subject: `You’re invited to ${accountName} on ${brandName}`,
    heading: `Join ${accountName}`,
    paragraphs: [
      `You’re invited to work in the account ${accountName} on ${brandName}. This link works once, for ${lifeDays} days, and only for this email address.`,
    ],
    button: { label: 'View the invite', href: link },
    note: 'If you don’t know this business, ignore this email. Nothing happens unless you accept.',
  });
