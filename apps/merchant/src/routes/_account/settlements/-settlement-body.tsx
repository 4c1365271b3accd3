import type { Settlement } from '@tillbook/contract';
import { Columns, Stack } from '@tillbook/ui';
import { QueryFailure, useShell } from '@tillbook/web-shell';
import { useQuery } from '@tanstack/react-query';
import { ExportControl } from '../../../features/exports/export-control.tsx';
import { reconciliationQuery } from '../../../features/reconciliations/api/get-reconciliation.ts';
import { BalanceChangeLine } from '../../../features/reconciliations/balance-change-line.tsx';
import { reconciliationFailed } from '../../../features/reconciliations/messages.ts';
import { SettlementBreakdown } from '../../../features/settlements/settlement-breakdown.tsx';
import {
  SettlementEntries,
  type SettlementEntriesProps,
} from '../../../features/settlements/settlement-entries.tsx';
import { SettlementFacts } from '../../../features/settlements/settlement-facts.tsx';
import { SettlementTimeline } from '../../../features/settlements/settlement-timeline.tsx';

export type SettlementBodyProps = SettlementEntriesProps & { readonly settlement: Settlement | undefined };

export function SettlementBody({ settlement, ...props }: SettlementBodyProps) {
  const { client } = useShell();
  const { accountId, settlementId } = props;
  const reconciliation = useQuery(reconciliationQuery(client, accountId, 'settlement', settlementId));
  const isReady = settlement !== undefined && reconciliation.isFetched;
  const movements = reconciliation.data?.movements ?? [];
  return (
    <Stack space={24}>
      <SettlementTimeline settlement={settlement} />
      {/* Remounted once the sum is known, so that nothing within the columns moves. */}
      <Columns
        key={isReady ? 'ready' : 'loading'}
        asideBelow="before"
        aside={
          <Stack space={16}>
            <SettlementBreakdown settlement={isReady ? settlement : undefined} movements={movements}>
              {reconciliation.data && <BalanceChangeLine reconciliation={reconciliation.data} />}
              {reconciliation.isError && (
                <QueryFailure
                  title={reconciliationFailed}
                  size="part"
                  headingLevel={3}
                  query={reconciliation}
                />
              )}
            </SettlementBreakdown>
            <SettlementFacts settlement={settlement} />
          </Stack>
        }
      >
        <SettlementEntries
          {...props}
          netCents={isReady ? settlement.netAmount : undefined}
          action={
            <ExportControl
              accountId={accountId}
              list="settled-ledger"
              noun="entry"
              view={wholeList}
              settlementId={settlementId}
              found={undefined}
            />
          }
        />
      </Columns>
    </Stack>
  );
}

const wholeList = {};
