import { updateAccountSettings, type AccountSettings } from '@tillbook/contract';
import { maximumStatementDescriptorLength, validateStatementDescriptor } from '@tillbook/domain';
import {
  Banner,
  Button,
  Card,
  CardBody,
  CardFoot,
  Fact,
  Facts,
  Field,
  Skeleton,
  Stack,
  TextInput,
} from '@tillbook/ui';
import { failureMessage, useShell, useSubmission } from '@tillbook/web-shell';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { saveFailed } from './messages.ts';
import { accountSettingsQuery } from './queries.ts';

export type SettlementSettingsProps = {
  readonly accountId: string;
  readonly settings: AccountSettings | undefined;
};

/** What customers read on their statements, and how long a payment takes to settle. */
export function SettlementSettings({ accountId, settings }: SettlementSettingsProps) {
  const [isEditing, setIsEditing] = useState(false);
  return (
    <Card
      heading="Account Settings"
      action={
        !isEditing &&
        settings && (
          <Button size="small" onClick={() => setIsEditing(true)}>
            Edit
          </Button>
        )
      }
    >
      {isEditing && settings ? (
        <DescriptorForm accountId={accountId} settings={settings} onDone={() => setIsEditing(false)} />
      ) : (
        <CardBody>
          <Facts align="start">
            <Fact label="Statement descriptor">
              {settings ? settings.statementDescriptor || 'N/A' : <Skeleton width={120} />}
            </Fact>
            <SettlementDays settings={settings} />
          </Facts>
        </CardBody>
      )}
    </Card>
  );
}

function SettlementDays({ settings }: { readonly settings: AccountSettings | undefined }) {
  return (
    <>
      <Fact label="Card settlement days">{settings?.cardSettlementDays ?? <Skeleton width={32} />}</Fact>
      <Fact label="ACH settlement days">{settings?.achSettlementDays ?? <Skeleton width={32} />}</Fact>
    </>
  );
}

type DescriptorFormProps = {
  readonly accountId: string;
  readonly settings: AccountSettings;
  readonly onDone: () => void;
};

function DescriptorForm({ accountId, settings, onDone }: DescriptorFormProps) {
  const { client } = useShell();
  const queryClient = useQueryClient();
  const [descriptor, setDescriptor] = useState(settings.statementDescriptor);
  const validation = validateStatementDescriptor(descriptor);

  const saving = useSubmission({
    send: (statementDescriptor: string) =>
      client.call(updateAccountSettings, { body: { accountId, statementDescriptor } }),
    onSuccess: (saved) => {
      queryClient.setQueryData(accountSettingsQuery(client, accountId).queryKey, saved);
      onDone();
    },
  });

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
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
            help="What your customers read on their statements"
            helpEnd={`${String(descriptor.length)} / ${String(maximumStatementDescriptorLength)}`}
            {...(!validation.ok && { error: validation.message })}
          >
            <TextInput name="statementDescriptor" value={descriptor} onValueChange={setDescriptor} />
          </Field>
          <Facts align="start">
            <SettlementDays settings={settings} />
          </Facts>
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
