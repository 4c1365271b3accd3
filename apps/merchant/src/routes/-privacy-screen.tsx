import { LegalScreen, type LegalSection } from './-legal-screen.tsx';

const sections: readonly LegalSection[] = [
  {
    heading: 'What we keep about you',
    paragraphs: [
      'Your email address and a scrambled form of your password that cannot be turned back. Your business profile, with tax numbers and dates of birth encrypted; on screen they show their last four digits and no more.',
      'What happens on your account: payments, refunds, withdrawals, who has signed in and when. The law asks us to keep records of money for seven years.',
    ],
  },
  {
    heading: 'What we keep about your customers',
    paragraphs: [
      'The card or bank account they pay with, encrypted, so that you can charge or refund it without ever seeing its number. A security code is used once and not kept at all.',
      'Card and account numbers are typed into a form that comes from a separate address. They do not pass through this site, and do not stand in any log or report.',
    ],
  },
  {
    heading: 'What stays in your browser',
    paragraphs: [
      'Your session, the account you have chosen, messages you have not read yet, and whether you like it light or dark. Signing out removes the first three. There are no cookies, no advertising and no tracking.',
      'If a page breaks, your browser sends us what went wrong and where. We keep such a report without card numbers and without your session.',
    ],
  },
  {
    heading: 'Who else sees it',
    paragraphs: [
      'The banks and card networks that move the money see what they need for that. Our own people see an account when they have to help, and each look is written down. Nobody else sees it, unless a court orders us to show it.',
    ],
  },
  {
    heading: 'What you can ask of us',
    paragraphs: [
      'You can ask what we hold about you, have it corrected, or have it erased where the law does not oblige us to keep it. Write to support from the email address you sign in with.',
    ],
  },
];

/** What is kept about people, where and why. */
export function PrivacyScreen() {
  return (
    <LegalScreen
      title="Privacy"
      since="November 21, 2026"
      opening="This page says what we know about you and your customers, and what we do with it."
      sections={sections}
      other={{ label: 'Terms', href: '/terms' }}
    />
  );
}
