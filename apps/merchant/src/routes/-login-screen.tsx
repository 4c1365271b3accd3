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
import { AuthPage } from './-auth-page.tsx';
import { signInFailed } from '../features/identity/messages.ts';

/** Email, password, and nothing checked before the server has seen them. */
export function LoginScreen({ onSignedIn }: { readonly onSignedIn: () => void }) {
  const shell = useShell();
  const { webBaseUrl } = shell.settings;
  const [email, setEmail] = useState('');
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
