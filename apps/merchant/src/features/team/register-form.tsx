import { registerByInvite } from '@tillbook/contract';
import { validatePasswordReset } from '@tillbook/domain';
import { Banner, Button, Field, PasswordInput, Stack, Text } from '@tillbook/ui';
import { failureMessage, UsernameField, useShell, useSubmission } from '@tillbook/web-shell';
import { useState } from 'react';
import { acceptFailed, registerHint } from './messages.ts';

export type RegisterFormProps = {
  readonly token: string;
  readonly email: string;
  readonly onDone: () => void;
};

/** Accepts an invite for a person without a password, who sets a password here. */
export function RegisterForm({ token, email, onDone }: RegisterFormProps) {
  const { client } = useShell();
  const [newPassword, setNewPassword] = useState('');
  const [confirmPassword, setConfirmPassword] = useState('');
  const [problem, setProblem] = useState<string>();
  const registering = useSubmission({
    send: (password: string) => client.call(registerByInvite, { body: { token, newPassword: password } }),
    onSuccess: onDone,
  });
  const submit = () => {
    const validation = validatePasswordReset({ token, newPassword, confirmPassword });
    setProblem(validation.ok ? undefined : validation.message);
    if (validation.ok) registering.submit(newPassword);
  };
  const failure =
    problem ?? (registering.error ? failureMessage(registering.error, acceptFailed) : undefined);
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
        <Text size="small" tone="secondary">
          {registerHint}
        </Text>
        {failure !== undefined && (
          <Banner tone="critical" announce>
            {failure}
          </Banner>
        )}
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
        <Button type="submit" variant="primary" size="large" width="full" busy={registering.isPending}>
          {registering.isPending ? 'Accepting...' : 'Accept invite'}
        </Button>
      </Stack>
    </form>
  );
}
