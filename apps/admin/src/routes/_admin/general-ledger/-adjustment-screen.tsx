import { BackLink, PageHeader, Stack } from '@tillbook/ui';
import { usePageTitle } from '@tillbook/web-shell';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { AdjustmentForm, type AdjustmentFormProps } from '../../../features/accounts/adjustment-form.tsx';
import { generalLedgerAddress } from '../../../features/general-ledger/entry-set-address.ts';
import { generalLedgerQueries } from '../../../query-keys.ts';
import { backToLedger } from '../../../features/general-ledger/messages.ts';

export function AdjustmentScreen({ onAdjusted, ...form }: AdjustmentFormProps) {
  const queryClient = useQueryClient();
  usePageTitle('Adjust balance');
  const goOn = useCallback<typeof onAdjusted>(
    (adjustment) => {
      void queryClient.invalidateQueries(generalLedgerQueries);
      onAdjusted(adjustment);
    },
    [queryClient, onAdjusted],
  );
  return (
    <Stack space={16}>
      <BackLink href={generalLedgerAddress}>{backToLedger}</BackLink>
      <PageHeader title="Adjust balance" />
      <AdjustmentForm {...form} onAdjusted={goOn} />
    </Stack>
  );
}
