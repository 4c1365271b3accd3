import { layOutMail } from './lay-out-mail.ts';
import type { MailContent } from './mail-content.ts';

export type ResetMail = { readonly brandName: string; readonly link: string; readonly lifeMinutes: number };

/** Composes the email with the link to set a new password. */
export const resetMail = ({ brandName, link, lifeMinutes }: ResetMail): MailContent =>
  layOutMail({
    brandName,
    subject: `Reset your ${brandName} password`,
    heading: 'Reset your password',
    paragraphs: [
      `Someone requested a new password for your ${brandName} account. This link works once, for ${lifeMinutes} minutes.`,
    ],
    button: { label: 'Choose a new password', href: link },
    note: 'If this wasn’t you, ignore this email. Your password stays the same.',
  });
