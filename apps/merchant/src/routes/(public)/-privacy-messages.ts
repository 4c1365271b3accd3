import type { LegalSection } from './-legal-screen.tsx';

export const privacyOpening =
  'This page explains what we know about you and your customers, and what we do with it.';

export const privacySections: readonly LegalSection[] = [
  {
    heading: 'What we keep about you',
    paragraphs: [
      'Your email address, and your password in a scrambled form that can’t be reversed. Your business profile, with tax numbers and dates of birth encrypted. Screens show only the last four digits of tax numbers.',
      'Activity on your account: payments, refunds, withdrawals, and who signed in and when. The law requires us to keep financial records for seven years.',
    ],
  },
  {
    heading: 'What we keep about your customers',
    paragraphs: [
      'The card or bank account they pay with, encrypted, so that you can charge or refund it without ever seeing its number. Security codes are used once and never stored.',
      'Card and account numbers are entered in a form served from a separate address. They never pass through this site and never appear in a log or report.',
    ],
  },
  {
    heading: 'What stays in your browser',
    paragraphs: [
      'Your session, the account you chose, unread notifications, and your light or dark theme. Signing out removes the first three. There are no cookies, no ads and no tracking.',
      'If a page breaks, your browser sends us what went wrong and where. We store the report without card numbers and without your session.',
    ],
  },
  {
    heading: 'Who else sees it',
    paragraphs: [
      'The banks and card networks that move the money see what they need to do so. Our staff open an account only when they need to help, and every view is logged. Nobody else sees it unless a court orders us to disclose it.',
    ],
  },
  {
    heading: 'What you can ask for',
    paragraphs: [
      'You can ask what we hold about you, have it corrected, or have it deleted where the law doesn’t require us to keep it. Write to support from the email address you sign in with.',
    ],
  },
];
