import { LegalScreen } from './-legal-screen.tsx';
import { privacyOpening, privacySections } from './-privacy-messages.ts';

export function PrivacyScreen() {
  return (
    <LegalScreen
      title="Privacy"
      since="November 21, 2026"
      opening={privacyOpening}
      sections={privacySections}
      other={{ label: 'Terms', href: '/terms' }}
    />
  );
}
