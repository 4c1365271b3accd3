import { changePassword } from '@tillbook/contract';
import { minimumPasswordLength, validatePasswordChange } from '@tillbook/domain';
import { Banner, Button, CardBody, CardFoot, Field, PasswordInput, Stack } from '@tillbook/ui';
import {
  failureMessage,
  UsernameField,
  useClientState,
  useNotify,
  useShell,
  useSubmission,
  useUnsavedChanges,
} from '@tillbook/web-shell';
import { useState } from 'react';
import { passwordChanged, passwordChangeFailed, passwordHelp } from './messages.ts';

const empty = { oldPassword: '', newPassword: '', confirmPassword: '' };

type PasswordField = keyof typeof empty;

const fields: readonly {
  readonly name: PasswordField;
  readonly label: string;
  readonly autoComplete: 'current-password' | 'new-password';
  readonly help?: string;
}[] = [
  { name: 'oldPassword', label: 'Current password', autoComplete: 'current-password' },
  {
    name: 'newPassword',
    label: 'New password',
    autoComplete: 'new-password',
    help: passwordHelp(minimumPasswordLength),
  },
  { name: 'confirmPassword', label: 'Confirm password', autoComplete: 'new-password' },
];

export function PasswordForm({ onDone }: { readonly onDone: () => void }) {
  const { client } = useShell();
  const email = useClientState(({ session }) => session.email);
  const notify = useNotify();
  const [values, setValues] = useState(empty);
  useUnsavedChanges(Object.values(values).some((value) => value !== ''));
  const [problem, setProblem] = useState<{ readonly field: PasswordField; readonly message: string }>();

  const changing = useSubmission({
    send: ({ oldPassword, newPassword }: typeof empty) =>
      client.call(changePassword, { body: { oldPassword, newPassword } }),
    onSuccess: () => {
      notify('positive', passwordChanged);
      onDone();
    },
  });

  const save = () => {
    const validation = validatePasswordChange(values);
    setProblem(validation.ok ? undefined : validation);
    if (validation.ok) changing.submit(values);
  };

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <UsernameField email={email} />
      <CardBody>
        <Stack space={12}>
          {changing.error && (
            <Banner tone="critical" announce>
              {failureMessage(changing.error, passwordChangeFailed)}
            </Banner>
          )}
          {fields.map(({ name, label, autoComplete, help }) => (
            <Field
              key={name}
              label={label}
              {...(help !== undefined && { help })}
              {...(problem?.field === name && { error: problem.message })}
            >
              <PasswordInput
                name={name}
                autoComplete={autoComplete}
                value={values[name]}
                onValueChange={(value) => setValues({ ...values, [name]: value })}
              />
            </Field>
          ))}
        </Stack>
      </CardBody>
      <CardFoot>
        <Button onClick={onDone}>Cancel</Button>
        <Button type="submit" variant="primary" busy={changing.isPending}>
          {changing.isPending ? 'Saving...' : 'Save'}
        </Button>
      </CardFoot>
    </form>
  );
}
