import { ErrorState, PageHeader, Stack } from '@tillbook/ui';
import { requestIdOf } from '@tillbook/web-shell';
import { ledgerFailed } from '../../../features/general-ledger/messages.ts';

export type RefusedScreenProps = {
  readonly error: unknown;
  readonly onRetry: () => void;
  readonly isRetrying: boolean;
};

export function RefusedScreen({ error, onRetry, isRetrying }: RefusedScreenProps) {
  return (
    <Stack space={16}>
      <PageHeader title="General Ledger" />
      <ErrorState
        title={ledgerFailed}
        onRetry={onRetry}
        retrying={isRetrying}
        requestId={requestIdOf(error)}
      />
    </Stack>
  );
}
