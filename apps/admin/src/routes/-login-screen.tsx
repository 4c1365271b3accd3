import type { internalAdminRole } from '@tillbook/contract';
import { AuthFrame } from '@tillbook/ui';
import { SignInForm, signInNoticeText, usePageTitle, useShell } from '@tillbook/web-shell';
import { useState } from 'react';

// As in the contract's `internalAdminRole`; a value import would bring the schemas into the first download.
const adminRole: typeof internalAdminRole = 'internal_admin';

/** Lets internal admins in, and nobody else. */
export function LoginScreen({ onSignedIn }: { readonly onSignedIn: () => void }) {
  const { settings, store } = useShell();
  // A session that has ended by itself leaves the email of its person.
  const [hasEnded] = useState(() => store.get().session.email !== '');
  usePageTitle('Sign in');
  return (
    <AuthFrame brandName={settings.brandName}>
      <SignInForm
        detail="to the admin app"
        forgotPasswordHref={`${settings.webBaseUrl}/forgot-password`}
        notice={hasEnded ? signInNoticeText['session-ended'] : undefined}
        refuse={({ roles }) =>
          roles.includes(adminRole) ? undefined : 'Only internal admins can sign in here.'
        }
        onSignedIn={onSignedIn}
      />
    </AuthFrame>
  );
}
