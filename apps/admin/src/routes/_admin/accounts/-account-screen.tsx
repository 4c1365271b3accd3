import { statusLabel, transactionStatusTone } from '@tillbook/domain';
import {
  BackLink,
  Badge,
  Card,
  CardBody,
  Columns,
  LinkButton,
  PageHeader,
  Skeleton,
  Stack,
  VisuallyHidden,
} from '@tillbook/ui';
import { DetailScreen, usePageTitle, useShell } from '@tillbook/web-shell';
import { useQuery } from '@tanstack/react-query';
import { accountsAddress } from '../../../features/accounts/account-address.ts';
import { AccountDetails } from '../../../features/accounts/account-details.tsx';
import { AccountStatusCard } from '../../../features/accounts/account-status-card.tsx';
import { FeeProfileCard } from '../../../features/accounts/fees/fee-profile-card.tsx';
import { accountFailed } from '../../../features/accounts/messages.ts';
import { administrationQuery } from '../../../features/accounts/api/get-account-administration.ts';
import { DevicesCard } from '../../../features/devices/devices-card.tsx';
import { adjustmentOf } from '../../../features/general-ledger/entry-set-address.ts';
import { timesNote } from '../../../lists/times-note.ts';
import { PeopleCard } from '../../../features/grants/people-card.tsx';

export type AccountScreenProps = {
  readonly accountId: string;
  /** The account's address in the merchant app. */
  readonly viewHref: string;
};

export function AccountScreen({ accountId, viewHref }: AccountScreenProps) {
  const { client } = useShell();
  const query = useQuery(administrationQuery(client, accountId));
  const { data: administration } = query;
  const name = administration?.account.name ?? 'Account';
  usePageTitle(name);
  return (
    <DetailScreen
      back={<BackLink href={accountsAddress}>Back to accounts</BackLink>}
      query={query}
      noun="Account"
      failure={accountFailed}
      header={
        <PageHeader
          title={administration ? name : <LoadingName />}
          detail={timesNote()}
          badges={
            administration && (
              <Badge tone={transactionStatusTone(administration.account.status)}>
                {statusLabel(administration.account.status)}
              </Badge>
            )
          }
          actions={
            administration ? (
              <>
                <LinkButton href={adjustmentOf(accountId)}>Adjust balance</LinkButton>
                <LinkButton href={viewHref}>View account</LinkButton>
              </>
            ) : (
              <LoadingActions />
            )
          }
        />
      }
      space={16}
      headSpace={16}
    >
      {(shown) => (
        <Columns
          aside={
            shown ? (
              <Stack space={16}>
                <AccountStatusCard administration={shown} />
                <AccountDetails administration={shown} />
              </Stack>
            ) : (
              <Awaited />
            )
          }
        >
          <Stack space={16}>
            <PeopleCard accountId={accountId} accountName={name} />
            <DevicesCard accountId={accountId} />
            <FeeProfileCard accountId={accountId} profile={shown?.feeProfile} />
          </Stack>
        </Columns>
      )}
    </DetailScreen>
  );
}

/** Reserves the width of a name with its badge, so that the buttons do not move when the name loads. */
function LoadingName() {
  return (
    <>
      <VisuallyHidden>Account</VisuallyHidden>
      <Skeleton width={280} />
    </>
  );
}

function LoadingActions() {
  return (
    <>
      <Skeleton width={118} insteadOf="control" />
      <Skeleton width={112} insteadOf="control" />
    </>
  );
}

function Awaited() {
  return (
    <Card heading="Status">
      <CardBody>
        <Skeleton width={200} />
      </CardBody>
    </Card>
  );
}
