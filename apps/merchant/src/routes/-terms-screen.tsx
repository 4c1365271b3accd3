import { LegalScreen, type LegalSection } from './-legal-screen.tsx';

const sections: readonly LegalSection[] = [
  {
    heading: 'What you can do here',
    paragraphs: [
      'You can take card and bank payments from your customers, refund them, see what they come to, and withdraw what is available to your own bank account.',
      'On your word we let other people work on your account. What they do there counts as done by you, so name only people you trust, and tell us when they leave.',
    ],
  },
  {
    heading: 'What you agree to',
    paragraphs: [
      'You tell us who you are and keep that up to date: the business, and the person who stands for it. The law asks us to know both.',
      'You charge only people who have agreed to pay you, for goods or services you really provide, and you answer when they or their banks ask about a payment.',
      'You keep your password to yourself. If you think somebody else knows it, change it in the settings at once; that ends all other sessions.',
    ],
  },
  {
    heading: 'Money',
    paragraphs: [
      'A payment is pending until it settles. How many banking days that takes, and what each payment costs, stands in your settings. Only what has settled can be withdrawn.',
      'A refund is free of charge, but the fees of the payment are not returned. While a customer’s bank disputes a payment, its amount is held and a fee is charged for the work.',
      'If refunds and disputes come to more than you have, your balance is negative until new payments fill it. You owe us that amount.',
    ],
  },
  {
    heading: 'What we promise, and what we cannot',
    paragraphs: [
      'Every amount you see here is the sum of entries you can look at, one by one. If a figure is wrong, tell us, and we mend it with an entry that says so.',
      'We work on being there at all times, but banks and card networks are beyond us, and now and then we have to stop for repairs.',
    ],
  },
  {
    heading: 'How it ends',
    paragraphs: [
      'You can leave whenever you like: withdraw what is available and tell support. We may close an account that breaks these terms, and pay out what is left once the time for disputes is over.',
      'If we change these terms, we tell you thirty days before they apply to you.',
    ],
  },
];

/** What a merchant agrees to. */
export function TermsScreen() {
  return (
    <LegalScreen
      title="Terms"
      since="November 21, 2026"
      opening="These are the rules for merchants who take payments with this service. We have kept them short, so that you can read them."
      sections={sections}
      other={{ label: 'Privacy policy', href: '/privacy' }}
    />
  );
}
