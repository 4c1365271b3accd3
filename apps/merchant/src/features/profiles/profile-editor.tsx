import { ApiError } from '@tillbook/api-client';
import { saveProfile } from '@tillbook/contract';
import { Banner, Grid, Stack, Wizard, type WizardStep } from '@tillbook/ui';
import { createKeptForm, useKeptForm, useShell, useSubmission, useUnsavedChanges } from '@tillbook/web-shell';
import { useQueryClient } from '@tanstack/react-query';
import { saveFailed } from './messages.ts';
import { draftOf, isChanged, saveBody, stepOfField, type ProfileDraft } from './profile-draft.ts';
import { businessFields, representativeFields, type Profile, type ProfileField } from './profile-fields.ts';
import { ProfileInput } from './profile-input.tsx';
import { profileQuery } from './queries.ts';

type ProfileStep = 'business-details' | 'representatives';

export type ProfileEditorProps = {
  readonly accountId: string;
  readonly profile: Profile;
  readonly step: ProfileStep;
  readonly onStepChange: (step: ProfileStep) => void;
  readonly onSaved: () => void;
};

const steps: readonly WizardStep<ProfileStep>[] = [
  { value: 'business-details', label: 'Business details' },
  { value: 'representatives', label: 'Representatives' },
];

const keptDraft = createKeptForm<ProfileDraft>();

/** The two steps of the profile. Nothing is checked on the way; what the server does not take stands at its field. */
export function ProfileEditor({ accountId, profile, step, onStepChange, onSaved }: ProfileEditorProps) {
  const { client } = useShell();
  const queryClient = useQueryClient();
  const [draft, setDraft] = useKeptForm(keptDraft, () => draftOf(profile));
  useUnsavedChanges(isChanged(draft, profile));

  const saving = useSubmission({
    send: () => client.call(saveProfile, { body: saveBody(accountId, draft, profile) }),
    onSuccess: (saved) => {
      queryClient.setQueryData(profileQuery(client, accountId).queryKey, saved);
      onSaved();
    },
    onFailure: (error) => {
      const [field] = error instanceof ApiError ? Object.keys(error.fields) : [];
      if (field !== undefined) onStepChange(stepOfField(field));
    },
  });
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
      onFinish={() => saving.submit(undefined)}
      busy={saving.isPending}
      finishLabel={saving.isPending ? 'Finishing...' : 'Finish'}
    >
      <Stack space={16}>
        {saving.error && (
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
