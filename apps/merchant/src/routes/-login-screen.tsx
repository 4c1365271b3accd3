import {
  Banner,
  Button,
  Field,
  Heading,
  PasswordInput,
  Stack,
  Text,
  TextInput,
  TextLink,
} from '@tillbook/ui';
import { failureMessage, usePageTitle, useShell } from '@tillbook/web-shell';
import { useEffect, useState } from 'react';
import { signInNoticeText, type SignInNotice } from '../app/sign-in-notice.ts';
import { AuthPage } from './-auth-page.tsx';
import { signInFailed } from '../features/identity/messages.ts';

export type LoginScreenProps = {
  readonly notice?: SignInNotice | undefined;
  readonly onSignedIn: () => void;
};

/** Email, password, and nothing checked before the server has seen them. */
export function LoginScreen({ notice, onSignedIn }: LoginScreenProps) {
  const shell = useShell();
  const { webBaseUrl } = shell.settings;
  // Whose session has ended is known; whose is to begin is not.
  const [email, setEmail] = useState(shell.store.get().session.email);
  const [password, setPassword] = useState('');
  usePageTitle('Sign in');

  // What signing in needs is downloaded while the person types.
  useEffect(() => shell.warmUp(), [shell]);

  // Not a mutation of the query client: its code would be a hundredth of what the first page weighs.
  const [isPending, setIsPending] = useState(false);
  const [failure, setFailure] = useState<string>();

  const submit = async () => {
    setIsPending(true);
    // A new alert is heard where the same one, still standing, would not be.
    setFailure(undefined);
    try {
      const { signIn } = await import('../features/identity/sign-in.ts');
      await signIn(shell, { email, password });
      onSignedIn();
    } catch (error) {
      setFailure(failureMessage(error, signInFailed));
      setIsPending(false);
    }
  };

  return (
    <AuthPage>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!isPending) void submit();
        }}
      >
        <Stack space={16}>
          <Stack space={4}>
            <Heading level={1}>Sign in</Heading>
            <Text size="small" tone="secondary">
              to your merchant account
            </Text>
          </Stack>
          {notice !== undefined && failure === undefined && (
            <Banner announce>{signInNoticeText[notice]}</Banner>
          )}
          {failure !== undefined && (
            <Banner tone="critical" announce>
              {failure}
            </Banner>
          )}
          <Field label="Email">
            <TextInput
              size="large"
              type="email"
              name="email"
              autoComplete="username"
              value={email}
              onValueChange={setEmail}
            />
          </Field>
          <Field label="Password">
            <PasswordInput size="large" name="password" value={password} onValueChange={setPassword} />
          </Field>
          <Button type="submit" variant="primary" size="large" width="full" busy={isPending}>
            {isPending ? 'Signing in...' : 'Sign in'}
          </Button>
          <Text size="small" align="center">
            <TextLink placement="alone" href="/forgot-password">
              Forgot your password?
            </TextLink>
          </Text>
          <Text size="caption" tone="muted" align="center">
            By signing in you agree to our{' '}
            <TextLink placement="inText" href={`${webBaseUrl}/terms`}>
              Terms
            </TextLink>{' '}
            and{' '}
            <TextLink placement="inText" href={`${webBaseUrl}/privacy`}>
              Privacy
            </TextLink>{' '}
            policy.
          </Text>
        </Stack>
      </form>
    </AuthPage>
  );
}
