import { ApiError } from '@tillbook/api-client';
import { saveProfile } from '@tillbook/contract';
import { Banner, Grid, Stack, Wizard, type WizardStep } from '@tillbook/ui';
import {
  createFormDraft,
  useFormDraft,
  useShell,
  useSubmission,
  useUnsavedChanges,
} from '@tillbook/web-shell';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { saveFailed } from './messages.ts';
import { ProfileConflict, SettledConflict, type Settlement } from './profile-conflict.tsx';
import {
  draftOf,
  draftOver,
  isChanged,
  saveBody,
  stepOfField,
  type ProfileDraft,
  type ReadProfile,
} from './profile-draft.ts';
import { businessFields, representativeFields, type ProfileField } from './profile-fields.ts';
import { ProfileInput } from './profile-input.tsx';
import { profileQuery } from './api/get-profile.ts';
import { isConflict, useProfileConflict } from './use-profile-conflict.ts';

type ProfileStep = 'business-details' | 'representatives';

export type ProfileEditorProps = {
  readonly accountId: string;
  readonly answer: ReadProfile;
  readonly step: ProfileStep;
  readonly onStepChange: (step: ProfileStep) => void;
  readonly onSaved: () => void;
};

const steps: readonly WizardStep<ProfileStep>[] = [
  { value: 'business-details', label: 'Business details' },
  { value: 'representatives', label: 'Representatives' },
];

/** A draft, with what it was begun on: that alone says what was changed, and whether somebody else was first. */
type Editing = { readonly base: ReadProfile; readonly draft: ProfileDraft };

const editingDraft = createFormDraft<Editing | undefined>();

/** The two steps of the profile. Nothing is checked on the way; what the server does not take stands at its field. */
export function ProfileEditor({ accountId, answer, step, onStepChange, onSaved }: ProfileEditorProps) {
  const { client } = useShell();
  const queryClient = useQueryClient();
  const [editing, setEditing] = useFormDraft<Editing | undefined>(editingDraft, () => undefined);
  const [settlement, setSettlement] = useState<Settlement>();
  // Until something is typed, what the server says last stands in the form.
  const { base, draft } = editing ?? { base: answer, draft: draftOf(answer.profile) };
  const setDraft = (changed: ProfileDraft) => setEditing({ base, draft: changed });
  useUnsavedChanges(isChanged(draft, base.profile));

  const saving = useSubmission({
    send: () => client.call(saveProfile, { body: saveBody(accountId, draft, base) }),
    onSuccess: (saved) => {
      queryClient.setQueryData(profileQuery(client, accountId).queryKey, saved);
      onSaved();
    },
    onFailure: (error) => {
      const [field] = error instanceof ApiError ? Object.keys(error.fields) : [];
      if (field !== undefined) onStepChange(stepOfField(field));
    },
  });
  const conflict = useProfileConflict(accountId, (chosen, newer) => {
    setEditing(
      chosen === 'kept'
        ? { base: newer, draft: draftOver(draft, base.profile, newer.profile) }
        : { base: newer, draft: draftOf(newer.profile) },
    );
    setSettlement(chosen);
    saving.reset();
  });
  const finish = () => {
    setSettlement(undefined);
    saving.submit(undefined);
  };
  const fieldErrors = saving.error instanceof ApiError ? saving.error.fields : {};
  // What is wrong with a field stands at the field, so that the banner says the server's own sentence.
  const saveFailure = (saving.error instanceof ApiError && saving.error.message) || saveFailed;
  const failedSteps = new Set(Object.keys(fieldErrors).map(stepOfField));

  return (
    <Wizard
      label="Steps"
      steps={steps.map((one) => (failedSteps.has(one.value) ? { ...one, state: 'invalid' } : one))}
      value={step}
      onStepChange={onStepChange}
      onFinish={finish}
      busy={saving.isPending}
      finishLabel={saving.isPending ? 'Finishing...' : 'Finish'}
    >
      <Stack space={16}>
        {isConflict(saving.error) && <ProfileConflict {...conflict} />}
        {settlement && <SettledConflict settlement={settlement} />}
        {saving.error && !isConflict(saving.error) && (
          <Banner tone="critical" announce>
            {saveFailure}
          </Banner>
        )}
        <Grid>
          {step === 'representatives' ? (
            <Inputs
              fields={representativeFields}
              values={draft.representative}
              errors={fieldErrors}
              errorPrefix="representatives.0."
              onValuesChange={(representative) => setDraft({ ...draft, representative })}
            />
          ) : (
            <Inputs
              fields={businessFields}
              values={draft.businessDetails}
              errors={fieldErrors}
              errorPrefix=""
              onValuesChange={(businessDetails) => setDraft({ ...draft, businessDetails })}
            />
          )}
        </Grid>
      </Stack>
    </Wizard>
  );
}

type InputsProps<Name extends string, Values extends { readonly [name in Name]?: string }> = {
  readonly fields: readonly ProfileField<Name>[];
  readonly values: Values;
  readonly errors: Readonly<Record<string, string>>;
  /** What the server puts before the name of a field. */
  readonly errorPrefix: string;
  readonly onValuesChange: (values: Values) => void;
};

function Inputs<Name extends string, Values extends { readonly [name in Name]?: string }>({
  fields,
  values,
  errors,
  errorPrefix,
  onValuesChange,
}: InputsProps<Name, Values>) {
  return fields.map((field) => (
    // The cells of a grid are of one height; a field in one stands at its top.
    <div key={field.name}>
      <ProfileInput
        field={field}
        value={values[field.name] ?? ''}
        error={errors[errorPrefix + field.name]}
        onValueChange={(value) => onValuesChange({ ...values, [field.name]: value })}
      />
    </div>
  ));
}
