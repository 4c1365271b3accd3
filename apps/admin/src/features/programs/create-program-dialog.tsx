import { createProgram, type BodyOf, type Program } from '@tillbook/contract';
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
import { actionFailed, nameMissing, programTerms } from './messages.ts';
import { programQueries } from '../../query-keys.ts';

/** The maximum length on the server. */
const maximumNameLength = 100;

export type CreateProgramDialogProps = {
  readonly onCreated?: ((program: Program) => void) | undefined;
  readonly onClose: () => void;
};

export function CreateProgramDialog({ onCreated, onClose }: CreateProgramDialogProps) {
  const { client } = useShell();
  const queryClient = useQueryClient();
  const notify = useNotify();
  const [name, setName, storeDraft] = useSessionStorage(
    'new program',
    (stored) => (typeof stored === 'string' ? stored : undefined),
    () => '',
  );
  const [ownProblem, setOwnProblem] = useState<string>();

  const creating = useAttempt({
    place: { call: 'createProgram' },
    send: (body: BodyOf<typeof createProgram>, idempotencyKey) =>
      client.call(createProgram, { body }, { idempotencyKey }),
    onSuccess: (program) => {
      notify('positive', `${program.name} created`);
      void queryClient.invalidateQueries(programQueries);
      onCreated?.(program);
      onClose();
    },
    onFound: () => void queryClient.invalidateQueries(programQueries),
    clearForm: () => setName(''),
  });
  const create = () => {
    const trimmed = name.trim();
    setOwnProblem(trimmed === '' ? nameMissing : undefined);
    if (trimmed !== '') creating.submit({ name: trimmed });
  };

  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      onClickOutside={() => !creating.isPending && storeDraft()}
      title="Create program"
      description={programTerms}
      onSubmit={create}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="primary" busy={creating.isPending}>
            {creating.isPending ? 'Creating...' : 'Create program'}
          </Button>
        </>
      }
    >
      <AttemptNotice attempt={creating} noun="program" fallback={actionFailed} />
      {creating.error && (
        <Banner tone="critical" announce>
          {formMessage(creating.error, actionFailed)}
        </Banner>
      )}
      <Field label="Program name" error={ownProblem ?? fieldMessagesOf(creating.error)['name']}>
        <TextInput
          autoComplete="off"
          maxLength={maximumNameLength}
          value={name}
          onValueChange={(text) => {
            setName(text);
            setOwnProblem(undefined);
            if (creating.error) creating.reset();
          }}
        />
      </Field>
    </Dialog>
  );
}
