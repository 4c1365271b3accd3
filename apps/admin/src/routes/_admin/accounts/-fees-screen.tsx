import { BackLink, Card, CardBody, PageHeader, Skeleton } from '@tillbook/ui';
import { DetailScreen, usePageTitle, useShell } from '@tillbook/web-shell';
import { useQuery } from '@tanstack/react-query';
import { accountAddress } from '../../../features/accounts/account-address.ts';
import {
  FeeProfileForm,
  type FeeProfileFormProps,
} from '../../../features/accounts/fees/fee-profile-form.tsx';
import { accountFailed, feesApplyTo } from '../../../features/accounts/messages.ts';
import { administrationQuery } from '../../../features/accounts/api/get-account-administration.ts';

export type FeesScreenProps = Omit<FeeProfileFormProps, 'profile'>;

export function FeesScreen(props: FeesScreenProps) {
  const { accountId } = props;
  const { client } = useShell();
  const query = useQuery(administrationQuery(client, accountId));
  const name = query.data?.account.name ?? 'account';
  usePageTitle('Edit fees');
  return (
    <DetailScreen
      back={<BackLink href={accountAddress(accountId)}>{`Back to ${name}`}</BackLink>}
      query={query}
      failure={accountFailed}
      header={<PageHeader title="Edit fees" detail={feesApplyTo} />}
      space={16}
      headSpace={16}
    >
      {(administration) =>
        administration ? (
          <FeeProfileForm {...props} profile={administration.feeProfile} />
        ) : (
          <Card as="div">
            <CardBody>
              <Skeleton width={320} />
            </CardBody>
          </Card>
        )
      }
    </DetailScreen>
  );
}
