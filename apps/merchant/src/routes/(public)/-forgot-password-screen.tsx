import { requestPasswordReset } from '@tillbook/contract';
import { normalizeEmail } from '@tillbook/domain';
import { Banner, Button, Field, Heading, Stack, Text, TextInput, TextLink } from '@tillbook/ui';
import { failureMessage, usePageTitle, useShell, useSubmission } from '@tillbook/web-shell';
import { useState } from 'react';
import {
  backToSignIn,
  emailRequired,
  forgotPassword,
  forgotPasswordHint,
  resetRequested,
  resetRequestFailed,
} from '../../features/identity/messages.ts';
import { AuthPage } from './-auth-page.tsx';

export function ForgotPasswordScreen() {
  const { client } = useShell();
  const [email, setEmail] = useState('');
  const [fieldError, setFieldError] = useState<string>();
  usePageTitle('Forgot password');

  const asking = useSubmission({
    send: async (body: { readonly email: string }) => {
      await client.call(requestPasswordReset, { body });
      return body.email;
    },
  });

  const submit = () => {
    const address = normalizeEmail(email);
    setFieldError(address === '' ? emailRequired : undefined);
    if (address !== '') asking.submit({ email: address });
  };

  return (
    <AuthPage>
      {asking.data !== undefined ? (
        <Stack space={16}>
          <Stack space={4}>
            <Heading level={1}>Check your email</Heading>
            <Text size="small" tone="secondary">
              {resetRequested(asking.data)}
            </Text>
          </Stack>
          <TextLink placement="alone" href="/login">
            {backToSignIn}
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
              <Heading level={1}>{forgotPassword}</Heading>
              <Text size="small" tone="secondary">
                {forgotPasswordHint}
              </Text>
            </Stack>
            {asking.error && (
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
                {backToSignIn}
              </TextLink>
            </Text>
          </Stack>
        </form>
      )}
    </AuthPage>
  );
}
