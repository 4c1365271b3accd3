import { accountShowsBalances, emailLocalPart, formatWeekdayDate, greetingForHour } from '@tillbook/domain';
import { PageHeader, Stack, Text } from '@tillbook/ui';
import { useClientState, usePageTitle, type Paging } from '@tillbook/web-shell';
import { useState } from 'react';
import { AccountTiles } from '../../../features/accounts/account-tiles.tsx';
import { BalanceCard } from '../../../features/accounts/balance-card.tsx';
import { ActivityAndAttention } from '../../../features/accounts/activity-and-attention.ts';
import { AccountLedger } from '../../../features/ledger/account-ledger.tsx';
import { WithdrawButton } from './-withdraw-button.tsx';

export type OverviewScreenProps = {
  readonly accountId: string;
  /** The pages of its two ledgers. */
  readonly pending: Paging;
  readonly settled: Paging;
};

/** What an account has, and what came in and went out. */
export function OverviewScreen({ accountId, pending, settled }: OverviewScreenProps) {
  const email = useClientState((state) => state.session.email);
  // Signed out there is no account, and nothing of one is asked for any more.
  const showsBalances = useClientState(
    ({ account }) => account.accountId === accountId && accountShowsBalances(account.type),
  );
  const [now] = useState(() => new Date());
  usePageTitle('Overview');
  return (
    <Stack space={16}>
      <PageHeader
        title={`${greetingForHour(now.getHours())}, ${emailLocalPart(email)}`}
        actions={
          <Text size="small" tone="muted">
            {formatWeekdayDate(now)}
          </Text>
        }
      />
      <AccountTiles accountId={accountId} />
      {showsBalances && (
        <>
          <BalanceCard accountId={accountId} action={<WithdrawButton accountId={accountId} />} />
          <AccountLedger accountId={accountId} status="pending" {...pending} />
          <AccountLedger accountId={accountId} status="settled" {...settled} />
          <ActivityAndAttention accountId={accountId} />
        </>
      )}
    </Stack>
  );
}
