import { ApiError } from '@tillbook/api-client';
import { saveProfile } from '@tillbook/contract';
import { Banner, Grid, Stack, Wizard, type WizardStep } from '@tillbook/ui';
import {
  createFormDraft,
  useFormDraft,
  usePermissionControl,
  showResponse,
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
  readonly response: ReadProfile;
  readonly step: ProfileStep;
  readonly onStepChange: (step: ProfileStep) => void;
  readonly onSaved: () => void;
};

const steps: readonly WizardStep<ProfileStep>[] = [
  { value: 'business-details', label: 'Business details' },
  { value: 'representatives', label: 'Representatives' },
];

/**
 * A draft with the profile that it is based on. The profile determines the edits and reveals another user's
 * save.
 */
type Editing = { readonly base: ReadProfile; readonly draft: ProfileDraft };

const editingDraft = createFormDraft<Editing | undefined>();

/** Edits the profile in two steps. Only the server validates; its messages are shown at the fields. */
export function ProfileEditor({ accountId, response, step, onStepChange, onSaved }: ProfileEditorProps) {
  const { client } = useShell();
  const queryClient = useQueryClient();
  const [editing, setEditing] = useFormDraft<Editing | undefined>(editingDraft, () => undefined);
  const [settlement, setSettlement] = useState<Settlement>();
  // Before the first edit, the form follows the server's values.
  const { base, draft } = editing ?? { base: response, draft: draftOf(response.profile) };
  const setDraft = (changed: ProfileDraft) => setEditing({ base, draft: changed });
  useUnsavedChanges(isChanged(draft, base.profile));

  const permission = usePermissionControl('profile_change');
  const saving = useSubmission({
    send: () => client.call(saveProfile, { body: saveBody(accountId, draft, base) }),
    onSuccess: (saved) => {
      void showResponse(queryClient, profileQuery(client, accountId).queryKey, saved);
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
  // Field errors are shown at the fields, so the banner shows the server's general message.
  const saveFailure = (saving.error instanceof ApiError && saving.error.message) || saveFailed;
  const failedSteps = new Set(Object.keys(fieldErrors).map(stepOfField));

  return (
    <Wizard
      label="Steps"
      steps={steps.map((one) => (failedSteps.has(one.value) ? { ...one, state: 'invalid' } : one))}
      value={step}
      onStepChange={onStepChange}
      onFinish={finish}
      finishControl={permission}
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
  /** The prefix of field names in the server's errors. */
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
    // Cells of a grid row have equal height; the wrapper aligns a field with the top of its cell.
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
