import { SignInForm, signInNoticeText, usePageTitle, type SignInNotice } from '@tillbook/web-shell';
import { signInDetail } from '../../features/identity/messages.ts';
import { AuthPage } from './-auth-page.tsx';

export type LoginScreenProps = {
  readonly notice?: SignInNotice | undefined;
  readonly isUnchecked: boolean;
  readonly onSignedIn: () => Promise<void>;
};

/** Signs in merchants and, if both apps share an origin, internal admins. */
export function LoginScreen({ notice, isUnchecked, onSignedIn }: LoginScreenProps) {
  usePageTitle('Sign in');
  return (
    <AuthPage>
      <SignInForm
        detail={signInDetail}
        forgotPasswordHref="/forgot-password"
        notice={notice && signInNoticeText[notice]}
        isUnchecked={isUnchecked}
        onSignedIn={onSignedIn}
      />
    </AuthPage>
  );
}
