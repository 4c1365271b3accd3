import type { Dispute, DisputeDetail } from '@tillbook/contract';
import { formatCents } from '@tillbook/domain';
import { Money, Skeleton } from '@tillbook/ui';
import { DetailHeader, DetailScreen, showResponse, usePageTitle, useShell } from '@tillbook/web-shell';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { AcceptButton } from '../../../features/disputes/accept-button.tsx';
import { disputeQuery } from '../../../features/disputes/api/get-dispute.ts';
import { DisputeStatus } from '../../../features/disputes/dispute-status.tsx';
import { disputeMissing } from '../../../features/disputes/messages.ts';
import { ListButton } from '../../../app/visited-lists/list-button.tsx';
import { listedRow } from '../../../app/visited-lists/listed-row.ts';
import { listQueries } from '../../../query-keys.ts';
import { refreshMoney } from '../../../refresh-money.ts';
import { DisputeBody } from './-dispute-body.tsx';

export type DisputeScreenProps = { readonly accountId: string; readonly disputeId: string };

export function DisputeScreen({ accountId, disputeId }: DisputeScreenProps) {
  const { client } = useShell();
  const queryClient = useQueryClient();
  const options = disputeQuery(client, accountId, disputeId);
  const query = useQuery(options);
  const { data } = query;
  const isShown = ({ id }: Dispute) => id === disputeId;
  const answerable =
    data?.answerable ?? isLikelyAnswerable(listedRow(queryClient, accountId, ['disputes'], isShown));
  usePageTitle('Dispute');

  const show = (dispute: DisputeDetail) => {
    void showResponse(queryClient, options.queryKey, dispute);
    // The list and the balances change, too.
    void queryClient.invalidateQueries(listQueries(accountId, ['disputes']));
    refreshMoney(queryClient, accountId);
  };

  return (
    <DetailScreen
      back={<ListButton accountId={accountId} path="/disputes" />}
      query={query}
      noun="Dispute"
      failure={disputeMissing}
      header={
        <DetailHeader
          noun="Dispute"
          id={disputeId}
          title={data && <Money size="hero">{formatCents(data.amount)}</Money>}
          isAmount
          badges={data && <DisputeStatus status={data.status} />}
          actions={
            data
              ? answerable && <AcceptButton dispute={data} onAccepted={show} />
              : answerable && <Skeleton width={128} insteadOf="control" />
          }
        />
      }
    >
      {(dispute) => (
        // Remounted if the dispute turns out to be closed. Only a loaded list reveals this before the dispute
        // loads.
        <DisputeBody
          key={answerable ? 'open' : 'closed'}
          dispute={dispute}
          answerable={answerable}
          onChanged={show}
        />
      )}
    </DetailScreen>
  );
}

/**
 * Uses the status in the list; without it, assumes an open dispute, because most visited disputes are open.
 */
const isLikelyAnswerable = (row: Dispute | undefined): boolean => (row?.status ?? 'pending') === 'pending';
