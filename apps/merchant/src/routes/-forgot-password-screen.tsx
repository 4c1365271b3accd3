import { requestPasswordReset } from '@tillbook/contract';
import { normalizeEmail } from '@tillbook/domain';
import { Banner, Button, Field, Heading, Stack, Text, TextInput, TextLink } from '@tillbook/ui';
import { failureMessage, usePageTitle, useShell } from '@tillbook/web-shell';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { emailRequired, resetRequestFailed } from '../features/identity/messages.ts';
import { AuthPage } from './-auth-page.tsx';

/** Asks for the mail with the link that sets a new password. */
export function ForgotPasswordScreen() {
  const { client } = useShell();
  const [email, setEmail] = useState('');
  const [fieldError, setFieldError] = useState<string>();
  usePageTitle('Forgot password');

  const asking = useMutation({
    mutationFn: (address: string) => client.call(requestPasswordReset, { body: { email: address } }),
  });

  const submit = () => {
    const address = normalizeEmail(email);
    setFieldError(address === '' ? emailRequired : undefined);
    if (address !== '' && !asking.isPending) asking.mutate(address);
  };

  return (
    <AuthPage>
      {asking.isSuccess ? (
        <Stack space={16}>
          <Stack space={4}>
            <Heading level={1}>Check your email</Heading>
            <Text size="small" tone="secondary">
              If an account exists for {normalizeEmail(email)}, a link to set a new password is on its way. It
              is good for 30 minutes.
            </Text>
          </Stack>
          <TextLink placement="alone" href="/login">
            Back to sign in
          </TextLink>
        </Stack>
      ) : (
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            submit();
          }}
        >
          <Stack space={16}>
            <Stack space={4}>
              <Heading level={1}>Forgot your password?</Heading>
              <Text size="small" tone="secondary">
                Enter your email, and we send you a link to set a new one.
              </Text>
            </Stack>
            {asking.isError && (
              <Banner tone="critical" announce>
                {failureMessage(asking.error, resetRequestFailed)}
              </Banner>
            )}
            <Field label="Email" {...(fieldError !== undefined && { error: fieldError })}>
              <TextInput
                size="large"
                type="email"
                name="email"
                autoComplete="username"
                value={email}
                onValueChange={setEmail}
              />
            </Field>
            <Button type="submit" variant="primary" size="large" width="full" busy={asking.isPending}>
              {asking.isPending ? 'Sending...' : 'Send reset link'}
            </Button>
            <Text size="small" align="center">
              <TextLink placement="alone" href="/login">
                Back to sign in
              </TextLink>
            </Text>
          </Stack>
        </form>
      )}
    </AuthPage>
  );
}
