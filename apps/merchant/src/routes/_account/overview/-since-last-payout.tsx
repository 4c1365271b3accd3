import { EmptyLine } from '@tillbook/ui';
import { QueryFailure, useShell } from '@tillbook/web-shell';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { balanceChangesFailed, noPayouts } from '../../../features/accounts/messages.ts';
import { lastPayoutQuery } from '../../../features/ledger/api/list-ledger-entries.ts';
import { sincePayout, type Since } from './-since.ts';

export type SinceLastPayoutProps = {
  readonly accountId: string;
  readonly children: (moment: Since | undefined) => ReactNode;
};

export function SinceLastPayout({ accountId, children }: SinceLastPayoutProps) {
  const { client } = useShell();
  const query = useQuery(lastPayoutQuery(client, accountId));
  if (query.data === null) return <EmptyLine>{noPayouts}</EmptyLine>;
  if (query.isError && !query.data) {
    return <QueryFailure title={balanceChangesFailed} size="part" headingLevel={3} query={query} />;
  }
  return children(query.data?.settledAt === undefined ? undefined : sincePayout(query.data.settledAt));
}
