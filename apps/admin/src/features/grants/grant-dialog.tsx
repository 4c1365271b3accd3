import { grantAccount, type BodyOf } from '@tillbook/contract';
import { Banner, Button, Dialog, Field, TextInput } from '@tillbook/ui';
import {
  AttemptNotice,
  formMessage,
  fieldMessagesOf,
  useAttempt,
  useSessionStorage,
  useNotify,
  useShell,
} from '@tillbook/web-shell';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { accessGranted, actionFailed, emailMissing, grantTerms, invitationSent } from './messages.ts';
import { grantQueries } from '../../query-keys.ts';

export type GrantDialogProps = {
  readonly accountId: string;
  readonly accountName: string;
  readonly onClose: () => void;
};

export function GrantDialog({ accountId, accountName, onClose }: GrantDialogProps) {
  const { client } = useShell();
  const queryClient = useQueryClient();
  const notify = useNotify();
  const [email, setEmail, storeDraft] = useSessionStorage(
    `grant ${accountId}`,
    (stored) => (typeof stored === 'string' ? stored : undefined),
    () => '',
  );
  const [ownProblem, setOwnProblem] = useState<string>();

  const granting = useAttempt({
    place: { call: 'grantAccount', accountId },
    send: (body: BodyOf<typeof grantAccount>, idempotencyKey) =>
      client.call(grantAccount, { body }, { idempotencyKey }),
    onSuccess: ({ email: grantee, mail }) => {
      notify('positive', mail === 'invitation' ? invitationSent(grantee) : accessGranted(grantee));
      void queryClient.invalidateQueries(grantQueries(accountId));
      onClose();
    },
    onFound: () => void queryClient.invalidateQueries(grantQueries(accountId)),
    clearForm: () => setEmail(''),
  });
  const grant = () => {
    const trimmed = email.trim();
    setOwnProblem(trimmed === '' ? emailMissing : undefined);
    if (trimmed !== '') granting.submit({ accountId, email: trimmed });
  };

  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      onClickOutside={() => !granting.isPending && storeDraft()}
      title="Grant access"
      description={grantTerms(accountName)}
      onSubmit={grant}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="primary" busy={granting.isPending}>
            {granting.isPending ? 'Granting...' : 'Grant access'}
          </Button>
        </>
      }
    >
      <AttemptNotice attempt={granting} noun="grant" fallback={actionFailed} />
      {granting.error && (
        <Banner tone="critical" announce>
          {formMessage(granting.error, actionFailed)}
        </Banner>
      )}
      <Field label="Email" error={ownProblem ?? fieldMessagesOf(granting.error)['email']}>
        <TextInput
          type="email"
          inputMode="email"
          autoComplete="off"
          spellCheck={false}
          value={email}
          onValueChange={(text) => {
            setEmail(text);
            setOwnProblem(undefined);
            if (granting.error) granting.reset();
          }}
        />
      </Field>
    </Dialog>
  );
}
