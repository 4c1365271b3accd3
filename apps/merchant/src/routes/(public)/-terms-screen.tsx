import { LegalScreen } from './-legal-screen.tsx';
import { termsOpening, termsSections } from './-terms-messages.ts';

export function TermsScreen() {
  return (
    <LegalScreen
      title="Terms"
      since="November 21, 2026"
      opening={termsOpening}
      sections={termsSections}
      other={{ label: 'Privacy policy', href: '/privacy' }}
    />
  );
}
