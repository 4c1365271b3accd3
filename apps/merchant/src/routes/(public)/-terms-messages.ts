import type { LegalSection } from './-legal-screen.tsx';

export const termsOpening =
  'These are the rules for merchants who take payments with this service. We’ve kept them short so that you can read them.';

export const termsSections: readonly LegalSection[] = [
  {
    heading: 'What you can do here',
    paragraphs: [
      'You can take card and bank payments from your customers, refund them, see how they add up, and withdraw your available balance to your own bank account.',
      'You can ask us to give other people access to your account. You can also invite them yourself and choose what they may do. You are responsible for what they do there, so invite only people you trust, and remove them when they leave.',
    ],
  },
  {
    heading: 'What you agree to',
    paragraphs: [
      'You tell us about your business and the person who represents it, and keep both up to date. The law requires us to know both.',
      'You charge only people who have agreed to pay you, for goods or services you actually provide, and you respond when they or their banks ask about a payment.',
      'You keep your password to yourself. If you think someone else knows it, change it in Settings right away; that signs you out everywhere else.',
    ],
  },
  {
    heading: 'Money',
    paragraphs: [
      'A payment is pending until it settles. Settings shows how many business days that takes and what each payment costs. You can withdraw only what has settled.',
      'Refunds are free, but the payment’s original fees are not returned. While a customer’s bank disputes a payment, its amount is on hold, and we charge a dispute fee.',
      'If refunds and disputes exceed your balance, it turns negative until new payments cover it. You owe us that amount.',
    ],
  },
  {
    heading: 'What we promise, and what we can’t',
    paragraphs: [
      'Every amount you see here is the sum of entries you can inspect one by one. If a figure is wrong, tell us, and we’ll correct it with a labeled entry.',
      'We aim to be available at all times, but banks and card networks are outside our control, and we occasionally have to stop for maintenance.',
    ],
  },
  {
    heading: 'Closing your account',
    paragraphs: [
      'You can leave at any time: withdraw your available balance and tell support. We may close an account that breaks these terms. We then pay out what is left once its payments can no longer be disputed.',
      'If we change these terms, we’ll tell you 30 days before they apply to you.',
    ],
  },
];
