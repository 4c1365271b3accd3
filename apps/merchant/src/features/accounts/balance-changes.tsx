import { balanceChanges, type BalanceBridge as Changes, type BalanceChange } from '@tillbook/contract';
import { capitalize, formatCents } from '@tillbook/domain';
import { BalanceBridge, Card, EmptyLine } from '@tillbook/ui';
import { QueryFailure, useShell } from '@tillbook/web-shell';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { balanceChangesQuery } from './api/get-balance-changes.ts';
import { balanceChangesFailed, balanceChangesLabel, nothingChanged } from './messages.ts';

export type BalanceChangesProps = {
  readonly accountId: string;
  /** The moment from which the balance is explained; undefined until it is known. */
  readonly from: string | undefined;
  readonly openingLabel: string;
  /** Renders the entries of a change; their number is known before they load. */
  readonly renderEntries: (change: BalanceChange, entryCount: number) => ReactNode;
};

export function BalanceChanges({ accountId, from, openingLabel, renderEntries }: BalanceChangesProps) {
  const { client } = useShell();
  const query = useQuery({
    ...balanceChangesQuery(client, accountId, from ?? ''),
    enabled: from !== undefined,
  });
  if (query.isError && !query.data) {
    return <QueryFailure title={balanceChangesFailed} size="part" headingLevel={3} query={query} />;
  }
  return (
    <Card as="div">
      {query.data ? (
        <Bridge changes={query.data} openingLabel={openingLabel} renderEntries={renderEntries} />
      ) : (
        <BalanceBridge
          label={balanceChangesLabel}
          opening={{ label: openingLabel, value: 0 }}
          lines={[]}
          closing={{ label: 'Now', value: 0 }}
          formatValue={formatCents}
          state="loading"
          loadingLines={6}
        />
      )}
    </Card>
  );
}

type BridgeProps = Pick<BalanceChangesProps, 'openingLabel' | 'renderEntries'> & {
  readonly changes: Changes;
};

function Bridge({ changes: bridge, openingLabel, renderEntries }: BridgeProps) {
  const { changes } = bridge;
  const isQuiet = changes.every(({ entryCount }) => entryCount === 0);
  return (
    <>
      {isQuiet && <EmptyLine>{nothingChanged}</EmptyLine>}
      <BalanceBridge
        label={balanceChangesLabel}
        opening={{ label: openingLabel, value: bridge.openingBalance }}
        lines={changes.map(({ change, entryCount, amount }) => ({
          id: change,
          label: capitalize(change),
          count: entryCount,
          value: amount,
        }))}
        closing={{ label: 'Now', value: bridge.closingBalance }}
        formatValue={formatCents}
        renderEntries={(id) => {
          const known = balanceChanges.find((change) => change === id);
          const count = changes.find(({ change }) => change === id)?.entryCount ?? 0;
          return known && renderEntries(known, count);
        }}
      />
    </>
  );
}
