import { ApiError } from '@tillbook/api-client';
import { resetPassword } from '@tillbook/contract';
import { validatePasswordReset } from '@tillbook/domain';
import { Banner, Button, Field, Heading, PasswordInput, Stack, Text, TextLink } from '@tillbook/ui';
import {
  failureMessage,
  UsernameField,
  useClientState,
  usePageTitle,
  useShell,
  useSubmission,
} from '@tillbook/web-shell';
import { useEffect, useState } from 'react';
import {
  requestNewLink,
  resetFailed,
  resetSucceeded,
  resetTokenMissing,
  signInOpens,
} from '../../features/identity/messages.ts';
import { AuthPage } from './-auth-page.tsx';

/** Time to read the success message before the sign-in page opens. */
const redirectDelayMs = 3000;

export type ResetPasswordScreenProps = {
  /** From the emailed link. */
  readonly token: string | undefined;
  readonly onDone: () => void;
};

export function ResetPasswordScreen({ token, onDone }: ResetPasswordScreenProps) {
  usePageTitle('Reset password');
  return (
    <AuthPage>
      {token === undefined ? <TokenMissing /> : <ResetForm token={token} onDone={onDone} />}
    </AuthPage>
  );
}

function TokenMissing() {
  return (
    <Stack space={16}>
      <Heading level={1}>Reset password</Heading>
      <Banner tone="critical" announce>
        {resetTokenMissing}
      </Banner>
      <NewLink />
    </Stack>
  );
}

function NewLink() {
  return (
    <TextLink placement="alone" href="/forgot-password">
      {requestNewLink}
    </TextLink>
  );
}

type NewPassword = { readonly token: string; readonly newPassword: string };

function ResetForm({ token, onDone }: { readonly token: string; readonly onDone: () => void }) {
  const { client } = useShell();
  // Empty unless a session in this browser is active or has ended without a sign-out.
  const email = useClientState(({ session }) => session.email);
  const [newPassword, setNewPassword] = useState('');
  const [confirmPassword, setConfirmPassword] = useState('');
  const [problem, setProblem] = useState<string>();

  const [isSuccess, setIsSuccess] = useState(false);
  const resetting = useSubmission({
    send: (body: NewPassword) => client.call(resetPassword, { body }),
    onSuccess: () => setIsSuccess(true),
  });

  useEffect(() => {
    if (!isSuccess) return undefined;
    const timer = setTimeout(onDone, redirectDelayMs);
    return () => clearTimeout(timer);
  }, [isSuccess, onDone]);

  const submit = () => {
    const validation = validatePasswordReset({ token, newPassword, confirmPassword });
    setProblem(validation.ok ? undefined : validation.message);
    if (validation.ok) resetting.submit({ token, newPassword });
  };

  if (isSuccess) {
    return (
      <Stack space={8}>
        <Heading level={1}>{resetSucceeded}</Heading>
        <Text size="small" tone="secondary">
          {signInOpens}
        </Text>
      </Stack>
    );
  }
  const isTokenInvalid =
    resetting.error instanceof ApiError && resetting.error.code === 'invalid_reset_token';
  const failure = problem ?? (resetting.error ? failureMessage(resetting.error, resetFailed) : undefined);
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <UsernameField email={email} />
      <Stack space={16}>
        <Heading level={1}>Reset password</Heading>
        {failure !== undefined && (
          <Banner tone="critical" announce>
            {failure}
          </Banner>
        )}
        {isTokenInvalid && <NewLink />}
        <Field label="New password">
          <PasswordInput
            size="large"
            name="newPassword"
            autoComplete="new-password"
            value={newPassword}
            onValueChange={setNewPassword}
          />
        </Field>
        <Field label="Confirm password">
          <PasswordInput
            size="large"
            name="confirmPassword"
            autoComplete="new-password"
            value={confirmPassword}
            onValueChange={setConfirmPassword}
          />
        </Field>
        <Button type="submit" variant="primary" size="large" width="full" busy={resetting.isPending}>
          {resetting.isPending ? 'Resetting...' : 'Reset password'}
        </Button>
      </Stack>
    </form>
  );
}
