import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { mailColors } from './colors.ts';
import {
  accessMail,
  emailChangedMail,
  emailChangeMail,
  invitationMail,
  inviteMail,
  receiptMail,
  resetMail,
} from './index.ts';

const brandName = 'Tillbook';
const mails = {
  reset: resetMail({ brandName, link: 'https://pay.example/reset-password?token=t&x=1', lifeMinutes: 30 }),
  invitation: invitationMail({
    brandName,
    accountName: 'Bakers <& Co>',
    link: 'https://pay.example/reset-password?token=t',
    lifeHours: 24,
    forgotPasswordLink: 'https://pay.example/forgot-password',
  }),
  access: accessMail({ brandName, accountName: 'Bakers <& Co>', link: 'https://pay.example/program-list' }),
  invite: inviteMail({
    brandName,
    accountName: 'Bakers <& Co>',
    link: 'https://pay.example/accept-invite?token=t',
    lifeDays: 7,
  }),
  'email change': emailChangeMail({
    brandName,
    newEmail: 'new@bakers.example',
    link: 'https://pay.example/confirm-email?token=t',
    lifeMinutes: 30,
  }),
  'email changed': emailChangedMail({
    brandName,
    oldEmail: 'old@bakers.example',
    newEmail: 'new@bakers.example',
  }),
  receipt: receiptMail({
    brandName,
    heading: 'Receipt from Bakers <& Co>',
    subject: 'Receipt from Bakers <& Co>: $128.40',
    amount: '$128.40',
    facts: [
      ['Amount', '$128.40'],
      ['Description', '<script>alert(1)</script>'],
    ],
  }),
};

it.each(Object.entries(mails))('includes the whole text of the %s mail in its HTML', (_, { text, html }) => {
  const shown = html
    .replaceAll(/<(?:style|title)[^]*?<\/(?:style|title)>/g, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ');
  for (const block of text.split('\n').filter((line) => line !== '')) {
    for (const part of block.replace(/:$/, '').split(': ')) expect(shown).toContain(part);
  }
});

it('escapes every text as plain text in HTML', () => {
  expect(mails.receipt.html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
  expect(mails.receipt.html).not.toContain('<script>');
  expect(mails.invitation.html).not.toContain('<& Co>');
  expect(mails.reset.html).toContain('href="https://pay.example/reset-password?token=t&amp;x=1"');
});

it('puts the link of a mail on a separate line in the text', () => {
  expect(mails.reset.text).toContain('\nhttps://pay.example/reset-password?token=t&x=1\n');
});

it.each(['light', 'dark'] as const)('uses the %s colors of the design system', (theme) => {
  const tokens = readFileSync(new URL(`../../ui/src/tokens/${theme}.ts`, import.meta.url), 'utf8');
  for (const [role, color] of Object.entries(mailColors[theme]))
    expect(tokens).toContain(`${role}: '${color}',`);
});
