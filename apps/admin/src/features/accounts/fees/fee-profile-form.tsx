import { changeFeeProfile, type BodyOf, type FeeProfile } from '@tillbook/contract';
import { Button, Card, CardBody, CardFoot, Stack } from '@tillbook/ui';
import {
  fieldMessagesOf,
  formFailure,
  formDraftFields,
  useSessionStorage,
  useNotify,
  useShell,
  useSubmission,
  useUnsavedChanges,
} from '@tillbook/web-shell';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { twoFields } from '../form-width.css.ts';
import { actionFailed, changeUnknown, reasonLogged, reasonMissing } from '../messages.ts';
import { ReasonField } from '../reason-field.tsx';
import { feeDraftOf, feeProblems, feesOfDraft, type FeeDraft, type FeeProblems } from './fee-draft.ts';
import { FeeFields } from './fee-fields.tsx';
import { readFees } from './stored-fees.ts';
import { FormError } from '../../../forms/form-error.tsx';
import { useFirstProblem } from '../../../forms/use-first-problem.ts';
import { accountQueries } from '../../../query-keys.ts';

type WrittenChange = { readonly fees: FeeDraft; readonly reason: string };

const readChange = (stored: unknown): WrittenChange | undefined => {
  const fees =
    typeof stored === 'object' && stored !== null && 'fees' in stored ? readFees(stored.fees) : undefined;
  return fees && { fees, reason: formDraftFields(stored)?.('reason') ?? '' };
};

export type FeeProfileFormProps = {
  readonly accountId: string;
  readonly profile: FeeProfile;
  readonly onSaved: () => void;
  readonly onCancel: () => void;
};

export function FeeProfileForm({ accountId, profile, onSaved, onCancel }: FeeProfileFormProps) {
  const { client } = useShell();
  const queryClient = useQueryClient();
  const notify = useNotify();
  // Starts from the original profile, so that edits remain if another user changes the profile in the
  // meantime.
  const [original] = useState<WrittenChange>(() => ({ fees: feeDraftOf(profile), reason: '' }));
  const [written, setWritten] = useSessionStorage(`fees ${accountId}`, readChange, () => original);
  const [ownProblems, setOwnProblems] = useState<FeeProblems>({});
  const form = useFirstProblem(ownProblems);
  const [isSaved, setIsSaved] = useState(false);

  const saving = useSubmission({
    send: (body: BodyOf<typeof changeFeeProfile>) => client.call(changeFeeProfile, { body }),
    onSuccess: () => {
      notify('positive', 'Fee profile saved');
      void queryClient.invalidateQueries(accountQueries);
      setIsSaved(true);
    },
  });

  useUnsavedChanges(!isSaved && JSON.stringify(written) !== JSON.stringify(original));
  // Runs after the effect above, so that the user is not asked to discard changes that have just been saved.
  useEffect(() => {
    if (isSaved) onSaved();
  }, [isSaved, onSaved]);

  const change = (part: Partial<WrittenChange>) => {
    setWritten({ ...written, ...part });
    setOwnProblems({});
    if (saving.error) saving.reset();
  };
  const save = () => {
    const isUnexplained = written.reason.trim() === '';
    const found = { ...feeProblems(written.fees), ...(isUnexplained && { reason: reasonMissing }) };
    setOwnProblems(found);
    if (Object.keys(found).length > 0) return;
    saving.submit({ accountId, ...feesOfDraft(written.fees), reason: written.reason.trim() });
  };
  const problems = { ...fieldMessagesOf(saving.error), ...ownProblems };

  return (
    <form
      ref={form}
      noValidate
      className={twoFields}
      aria-label="Edit fees"
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <Card as="div">
        <CardBody>
          <Stack space={16}>
            <FeeFields
              fees={written.fees}
              problems={problems}
              onChange={(part) => change({ fees: { ...written.fees, ...part } })}
            />
            <ReasonField
              help={reasonLogged}
              error={problems['reason']}
              value={written.reason}
              onValueChange={(reason) => change({ reason })}
            />
          </Stack>
        </CardBody>
        {saving.error && (
          <FormError>
            {formFailure(saving.error, { refused: actionFailed, unanswered: changeUnknown })}
          </FormError>
        )}
        <CardFoot>
          <Button variant="ghost" onClick={onCancel}>
            Cancel
          </Button>
          <Button type="submit" variant="primary" busy={saving.isPending}>
            {saving.isPending ? 'Saving...' : 'Save fees'}
          </Button>
        </CardFoot>
      </Card>
    </form>
  );
}
