import { BackButton, PageHeader, Stack } from '@tillbook/ui';
import { useDestination, usePageTitle } from '@tillbook/web-shell';
import { AvailabilityCard } from '../../features/ledger/availability-card.ts';
import { LedgerList, ledgerTitles, type LedgerListProps } from '../../features/ledger/ledger-list.tsx';

/** One of the two ledgers of the overview, to look things up in, and for what is pending the days it becomes available. */
export function LedgerScreen(list: LedgerListProps) {
  const title = ledgerTitles[list.status];
  usePageTitle(title);
  return (
    <Stack space={16}>
      <Stack space={8}>
        <BackButton {...useDestination('/overview')}>Back to Overview</BackButton>
        <PageHeader title={title} />
      </Stack>
      {list.status === 'pending' && <AvailabilityCard accountId={list.accountId} />}
      <LedgerList {...list} />
    </Stack>
  );
}
