import { internalAdminRole } from '@tillbook/contract/names';
import { AuthFrame } from '@tillbook/ui';
import { SignInForm, signInNoticeText, usePageTitle, useShell } from '@tillbook/web-shell';
import { useState } from 'react';
import { adminsOnly, signInDetail } from '../../app/messages.ts';

export type LoginScreenProps = {
  readonly isUnchecked: boolean;
  readonly onSignedIn: () => Promise<void>;
};

export function LoginScreen({ isUnchecked, onSignedIn }: LoginScreenProps) {
  const { settings, store } = useShell();
  // Detects an expired session, which leaves its user's email in the store.
  const [hasEnded] = useState(() => {
    const { token, email } = store.get().session;
    return token === '' && email !== '';
  });
  usePageTitle('Sign in');
  return (
    <AuthFrame brandName={settings.brandName}>
      <SignInForm
        detail={signInDetail}
        forgotPasswordHref={`${settings.webBaseUrl}/forgot-password`}
        notice={hasEnded ? signInNoticeText['session-ended'] : undefined}
        refuse={({ roles }) => (roles.includes(internalAdminRole) ? undefined : adminsOnly)}
        isUnchecked={isUnchecked}
        onSignedIn={onSignedIn}
      />
    </AuthFrame>
  );
}
