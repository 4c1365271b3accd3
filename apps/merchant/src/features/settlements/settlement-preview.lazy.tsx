import type { Settlement } from '@tillbook/contract';
import { formatCents } from '@tillbook/domain';
import { DescriptionItem, DescriptionList, Inline, Money, Stack, SumLine, Sums } from '@tillbook/ui';
import { useShell } from '@tillbook/web-shell';
import { useQuery } from '@tanstack/react-query';
import type { ListPreviewProps } from '../../lists/list-preview.ts';
import { IdFact, MomentFact } from '../../lists/preview/preview-facts.tsx';
import { PreviewPanel } from '../../lists/preview/preview-panel.tsx';
import { settlementEntriesQuery } from './api/list-settlement-entries.ts';
import { SettlementStatus } from './settlement-status.tsx';

export function SettlementPreview({ accountId, row, href, onClose }: ListPreviewProps<Settlement>) {
  const net = formatCents(row.netAmount);
  return (
    <PreviewPanel title={`Settlement of ${net}`} href={href} onClose={onClose}>
      <Stack space={20}>
        <Inline space={12}>
          <Money size="hero">{net}</Money>
          <SettlementStatus status={row.status} />
        </Inline>
        <Sums>
          <SumLine label="Total amount">
            <Money>{formatCents(row.totalAmount)}</Money>
          </SumLine>
          <SumLine label="Total fees">
            <Money>{formatCents(0 - row.totalFees)}</Money>
          </SumLine>
          <SumLine label="Net amount" kind="total">
            <Money>{net}</Money>
          </SumLine>
        </Sums>
        <SettlementFacts accountId={accountId} settlement={row} />
      </Stack>
    </PreviewPanel>
  );
}

type SettlementFactsProps = { readonly accountId: string; readonly settlement: Settlement };

function SettlementFacts({ accountId, settlement: { id, createdAt, updatedAt } }: SettlementFactsProps) {
  const { client } = useShell();
  // Also preloads the first page of the settlement's own screen.
  const { data } = useQuery(settlementEntriesQuery(client, accountId, id, { page: 1, pageSize: 15 }));
  return (
    <DescriptionList>
      <DescriptionItem label="Entries">{data?.totalCount.toLocaleString('en-US') ?? '--'}</DescriptionItem>
      <MomentFact label="Created" value={createdAt} />
      <MomentFact label="Last updated" value={updatedAt} />
      <IdFact id={id} />
    </DescriptionList>
  );
}
