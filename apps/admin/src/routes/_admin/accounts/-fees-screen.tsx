import { BackLink, Card, CardBody, ErrorState, PageHeader, Skeleton, Stack } from '@tillbook/ui';
import { requestIdOf, usePageTitle, useShell } from '@tillbook/web-shell';
import { useQuery } from '@tanstack/react-query';
import { accountAddress } from '../../../features/accounts/account-address.ts';
import {
  FeeProfileForm,
  type FeeProfileFormProps,
} from '../../../features/accounts/fees/fee-profile-form.tsx';
import { accountFailed } from '../../../features/accounts/messages.ts';
import { administrationQuery } from '../../../features/accounts/api/get-account-administration.ts';

export type FeesScreenProps = Omit<FeeProfileFormProps, 'profile'>;

/** Where an account's fee profile is changed. */
export function FeesScreen(props: FeesScreenProps) {
  const { accountId } = props;
  const { client } = useShell();
  const query = useQuery(administrationQuery(client, accountId));
  const name = query.data?.account.name ?? 'account';
  usePageTitle('Edit fees');
  return (
    <Stack space={16} aria-busy={query.isPending}>
      <BackLink href={accountAddress(accountId)}>Back to {name}</BackLink>
      <PageHeader title="Edit fees" detail="Payments that succeed from now on pay these fees." />
      {query.data && <FeeProfileForm {...props} profile={query.data.feeProfile} />}
      {query.isError && !query.data && (
        <ErrorState
          title={accountFailed}
          onRetry={() => void query.refetch()}
          retrying={query.isFetching}
          requestId={requestIdOf(query.error)}
        />
      )}
      {query.isPending && (
        <Card as="div">
          <CardBody>
            <Skeleton width={320} />
          </CardBody>
        </Card>
      )}
    </Stack>
  );
}
