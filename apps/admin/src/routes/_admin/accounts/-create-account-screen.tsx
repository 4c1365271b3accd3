import type { AccountAdministration } from '@tillbook/contract';
import { BackLink, PageHeader, Stack } from '@tillbook/ui';
import { usePageTitle } from '@tillbook/web-shell';
import { useCallback } from 'react';
import { accountsAddress } from '../../../features/accounts/account-address.ts';
import { CreateAccountForm } from '../../../features/accounts/create-account-form.tsx';
import { ProgramField } from '../../../features/programs/program-field.tsx';

export type CreateAccountScreenProps = {
  readonly onCreated: (accountId: string) => void;
  readonly onCancel: () => void;
};

export function CreateAccountScreen({ onCreated, onCancel }: CreateAccountScreenProps) {
  usePageTitle('Create account');
  const goOn = useCallback(({ account }: AccountAdministration) => onCreated(account.accountId), [onCreated]);
  return (
    <Stack space={16}>
      <BackLink href={accountsAddress}>Back to accounts</BackLink>
      <PageHeader title="Create account" />
      <CreateAccountForm ProgramField={ProgramField} onCreated={goOn} onCancel={onCancel} />
    </Stack>
  );
}
