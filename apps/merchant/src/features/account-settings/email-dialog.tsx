import { requestEmailChange, type BodyOf } from '@tillbook/contract';
import { Banner, Button, Dialog, Field, PasswordInput, Stack, TextInput } from '@tillbook/ui';
import {
  createFormDraft,
  failureMessage,
  fieldMessagesOf,
  UsernameField,
  useClientState,
  useFormDraft,
  useShell,
  useSubmission,
} from '@tillbook/web-shell';
import { useState } from 'react';
import {
  emailChangeFailed,
  emailChangeSent,
  emailChangeTerms,
  emailMissing,
  passwordMissing,
} from './messages.ts';

const emailDraft = createFormDraft<string>();

type Problems = { readonly newEmail?: string; readonly password?: string };

const problemsOf = (newEmail: string, password: string): Problems => ({
  ...(newEmail === '' && { newEmail: emailMissing }),
  ...(password === '' && { password: passwordMissing }),
});

/** Asks for the new address and the password. The address changes once the emailed link is followed. */
export function EmailDialog({ onClose }: { readonly onClose: () => void }) {
  const { client } = useShell();
  const email = useClientState(({ session }) => session.email);
  // The draft never contains the password.
  const [newEmail, setNewEmail, storeDraft] = useFormDraft(emailDraft, () => '');
  const [password, setPassword] = useState('');
  const [problems, setProblems] = useState<Problems>({});
  const [isSent, setIsSent] = useState(false);
  const changing = useSubmission({
    send: (body: BodyOf<typeof requestEmailChange>) => client.call(requestEmailChange, { body }),
    onSuccess: () => setIsSent(true),
  });
  const refused = fieldMessagesOf(changing.error);
  const submit = () => {
    const found = problemsOf(newEmail.trim(), password);
    setProblems(found);
    if (Object.keys(found).length === 0) changing.submit({ newEmail: newEmail.trim(), password });
  };
  const edit = (set: (text: string) => void) => (text: string) => {
    set(text);
    setProblems({});
    if (changing.error) changing.reset();
  };

  if (isSent) {
    return (
      <Dialog
        open
        onOpenChange={(isOpen) => !isOpen && onClose()}
        title="Change email"
        description={emailChangeSent}
        footer={<Button onClick={onClose}>Close</Button>}
      />
    );
  }
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      onClickOutside={() => !changing.isPending && storeDraft()}
      title="Change email"
      description={emailChangeTerms}
      onSubmit={submit}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="primary" busy={changing.isPending}>
            {changing.isPending ? 'Changing...' : 'Change email'}
          </Button>
        </>
      }
    >
      <UsernameField email={email} />
      <Stack space={16}>
        {changing.error && (
          <Banner tone="critical" announce>
            {failureMessage(changing.error, emailChangeFailed)}
          </Banner>
        )}
        <Field label="New email" error={problems.newEmail ?? refused['newEmail']}>
          <TextInput
            type="email"
            inputMode="email"
            autoComplete="email"
            spellCheck={false}
            value={newEmail}
            onValueChange={edit(setNewEmail)}
          />
        </Field>
        <Field label="Current password" error={problems.password ?? refused['password']}>
          <PasswordInput
            name="password"
            autoComplete="current-password"
            value={password}
            onValueChange={edit(setPassword)}
          />
        </Field>
      </Stack>
    </Dialog>
  );
}
