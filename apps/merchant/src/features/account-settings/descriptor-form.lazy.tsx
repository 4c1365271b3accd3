import { updateAccountSettings, type AccountSettings } from '@tillbook/contract';
import { maximumStatementDescriptorLength, validateStatementDescriptor } from '@tillbook/domain';
import { Banner, Button, CardBody, CardFoot, DescriptionList, Field, Stack, TextInput } from '@tillbook/ui';
import {
  failureMessage,
  showResponse,
  useShell,
  useSubmission,
  useUnsavedChanges,
} from '@tillbook/web-shell';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { descriptorHelp, saveFailed } from './messages.ts';
import { accountSettingsQuery } from './api/get-account-settings.ts';
import { SettlementDays } from './settlement-days.tsx';

export type DescriptorFormProps = {
  readonly accountId: string;
  readonly settings: AccountSettings;
  readonly descriptor: string;
  readonly onDescriptorChange: (descriptor: string) => void;
  readonly onDone: () => void;
};

export function DescriptorForm({
  accountId,
  settings,
  descriptor,
  onDescriptorChange,
  onDone,
}: DescriptorFormProps) {
  const { client } = useShell();
  const queryClient = useQueryClient();
  useUnsavedChanges(descriptor !== settings.statementDescriptor);
  const [isTried, setIsTried] = useState(false);
  const validation = validateStatementDescriptor(descriptor, settings.statementDescriptor);
  // A descriptor that is too long is reported immediately; leading digits are not, since letters may follow.
  const isReported = !validation.ok && (isTried || descriptor.length > maximumStatementDescriptorLength);

  const saving = useSubmission({
    send: (statementDescriptor: string) =>
      client.call(updateAccountSettings, { body: { accountId, statementDescriptor } }),
    onSuccess: (saved) => {
      void showResponse(queryClient, accountSettingsQuery(client, accountId).queryKey, saved);
      onDone();
    },
  });

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setIsTried(true);
        if (validation.ok) saving.submit(descriptor);
      }}
    >
      <CardBody>
        <Stack space={12}>
          {saving.error && (
            <Banner tone="critical" announce>
              {failureMessage(saving.error, saveFailed)}
            </Banner>
          )}
          <Field
            label="Statement descriptor"
            help={descriptorHelp}
            helpEnd={`${String(descriptor.length)} / ${String(maximumStatementDescriptorLength)}`}
            {...(isReported && { error: validation.message })}
          >
            <TextInput name="statementDescriptor" value={descriptor} onValueChange={onDescriptorChange} />
          </Field>
          <DescriptionList align="start">
            <SettlementDays settings={settings} />
          </DescriptionList>
        </Stack>
      </CardBody>
      <CardFoot>
        <Button onClick={onDone}>Cancel</Button>
        <Button type="submit" variant="primary" busy={saving.isPending}>
          {saving.isPending ? 'Saving...' : 'Save'}
        </Button>
      </CardFoot>
    </form>
  );
}
