import type { DisputeDetail } from '@tillbook/contract';
import { formatCents } from '@tillbook/domain';
import {
  Columns,
  Copyable,
  ErrorState,
  Identifier,
  Money,
  PageHeader,
  Skeleton,
  Stack,
  VisuallyHidden,
} from '@tillbook/ui';
import { requestIdOf, usePageTitle, useShell } from '@tillbook/web-shell';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { AcceptButton } from '../../../features/disputes/accept-button.tsx';
import { DisputeFacts } from '../../../features/disputes/dispute-facts.tsx';
import { DisputeNotice } from '../../../features/disputes/dispute-notice.tsx';
import { disputeQuery } from '../../../features/disputes/api/get-dispute.ts';
import { DisputeStatus } from '../../../features/disputes/dispute-status.tsx';
import { EvidenceForm } from '../../../features/disputes/evidence-form.tsx';
import { SubmittedEvidence } from '../../../features/disputes/submitted-evidence.tsx';
import { disputeMissing } from '../../../features/disputes/messages.ts';
import { ListButton } from '../../-list-button.tsx';
import { DisputeLedger } from './-dispute-ledger.tsx';
import { accountQueries } from '../../../query-keys.ts';

export type DisputeScreenProps = { readonly accountId: string; readonly disputeId: string };

/** One dispute: what it asks for, what is said to it, and what it does to the balance. */
export function DisputeScreen({ accountId, disputeId }: DisputeScreenProps) {
  const { client } = useShell();
  const queryClient = useQueryClient();
  const { queryKey, ...query } = disputeQuery(client, accountId, disputeId);
  const { data, error, isError, isFetching, refetch } = useQuery({ queryKey, ...query });
  usePageTitle('Dispute');

  const show = (dispute: DisputeDetail) => {
    queryClient.setQueryData(queryKey, dispute);
    // The list and the balances tell of it as well.
    void queryClient.invalidateQueries(accountQueries(accountId, 'disputes', 'list'));
    void queryClient.invalidateQueries(accountQueries(accountId, 'money'));
  };

  if (isError && !data) {
    return (
      <Stack space={16}>
        <ListButton accountId={accountId} path="/disputes" />
        <PageHeader title="Dispute" />
        <ErrorState
          title={disputeMissing}
          onRetry={() => void refetch()}
          retrying={isFetching}
          requestId={requestIdOf(error)}
        />
      </Stack>
    );
  }
  return (
    <Stack space={24} aria-busy={!data}>
      <Stack space={12}>
        <ListButton accountId={accountId} path="/disputes" />
        <PageHeader
          title={data ? <Money size="hero">{formatCents(data.amount)}</Money> : <LoadingTitle />}
          badges={data && <DisputeStatus status={data.status} />}
          detail={
            <Copyable text={disputeId} label="Copy dispute ID">
              <Identifier>{disputeId}</Identifier>
            </Copyable>
          }
          actions={data?.answerable && <AcceptButton dispute={data} onAccepted={show} />}
        />
        {data && <DisputeNotice dispute={data} />}
      </Stack>
      <Columns aside={<DisputeFacts dispute={data} />}>
        <Stack space={24}>
          {data?.answerable && <EvidenceForm dispute={data} onChanged={show} />}
          {data && !data.answerable && <SubmittedEvidence dispute={data} />}
          <DisputeLedger entries={data?.ledgerEntries} />
        </Stack>
      </Columns>
    </Stack>
  );
}

function LoadingTitle() {
  return (
    <>
      <VisuallyHidden>Dispute</VisuallyHidden>
      <Skeleton width={160} insteadOf="moneyHero" />
    </>
  );
}
