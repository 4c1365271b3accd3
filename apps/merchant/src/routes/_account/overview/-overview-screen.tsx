import { accountShowsBalances, emailLocalPart, formatWeekdayDate, greetingForHour } from '@tillbook/domain';
import { Grid, PageHeader, Stack, Text } from '@tillbook/ui';
import { useClientState, usePageTitle, type Paging } from '@tillbook/web-shell';
import { useDeferredValue, useState } from 'react';
import { AccountTiles } from '../../../features/accounts/account-tiles.tsx';
import { ActivityCard } from '../../../features/accounts/activity-card.ts';
import { AttentionCard, useIsAttentionSettled } from '../../../features/accounts/attention-card.tsx';
import { BalanceCard } from '../../../features/accounts/balance-card.tsx';
import { PlatformAccountCard } from '../../../features/accounts/platform-account-card.tsx';
import { AccountLedger } from '../../../features/ledger/account-ledger.tsx';
import { BalanceChangesButton } from './-balance-changes-button.tsx';
import { attentionArea, chartArea } from './-overview-screen.css.ts';
import { WithdrawButton } from './-withdraw-button.tsx';

export type OverviewScreenProps = {
  readonly accountId: string;
  readonly pending: Paging;
  readonly settled: Paging;
};

export function OverviewScreen({ accountId, pending, settled }: OverviewScreenProps) {
  const email = useClientState((state) => state.session.email);
  // After a sign-out, there is no account to request.
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
      {showsBalances ? (
        <Business accountId={accountId} pending={pending} settled={settled} />
      ) : (
        <>
          <AccountTiles accountId={accountId} />
          <PlatformAccountCard />
        </>
      )}
    </Stack>
  );
}

function Business({ accountId, pending, settled }: OverviewScreenProps) {
  // Waits for the content above. Cached content renders together with it, for a user who returns to a row.
  const isDrawn = useDeferredValue(useIsAttentionSettled(accountId));
  return (
    <>
      <Grid ratio="5:7">
        <BalanceCard
          accountId={accountId}
          action={<WithdrawButton accountId={accountId} />}
          explanation={<BalanceChangesButton accountId={accountId} />}
        />
        <div className={chartArea}>{isDrawn && <ActivityCard accountId={accountId} />}</div>
        <div className={attentionArea}>
          <AttentionCard accountId={accountId} />
        </div>
      </Grid>
      {isDrawn && (
        <>
          <AccountLedger accountId={accountId} status="pending" {...pending} />
          <AccountLedger accountId={accountId} status="settled" {...settled} />
          <AccountTiles accountId={accountId} />
        </>
      )}
    </>
  );
}
