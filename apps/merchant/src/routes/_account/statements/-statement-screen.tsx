import { ApiError } from '@tillbook/api-client';
import type { Statement } from '@tillbook/contract';
import { formatDate, formatMonth } from '@tillbook/domain';
import {
  Card,
  CardBody,
  Columns,
  EmptyState,
  LinkButton,
  PageHeader,
  Skeleton,
  SlipIcon,
  Stack,
} from '@tillbook/ui';
import { DetailFailure, usePageTitle, useShell } from '@tillbook/web-shell';
import { useQuery } from '@tanstack/react-query';
import { ReconciliationLines } from '../../../features/reconciliations/reconciliation-lines.tsx';
import { SumsSkeleton } from '../../../features/reconciliations/sums-skeleton.tsx';
import { easternTime } from '../../../features/statements/eastern-time.ts';
import { statementFailed } from '../../../features/statements/messages.ts';
import { statementQuery } from '../../../features/statements/api/get-statement.ts';
import { StatementDownloads } from '../../../features/statements/statement-downloads.tsx';
import {
  StatementEntries,
  type StatementEntriesProps,
} from '../../../features/statements/statement-entries.tsx';
import { StatementState } from '../../../features/statements/statement-state.tsx';
import { BackTo } from './-back-to.tsx';

const back = <BackTo path="/statements" name="Statements" />;

const periodText = ({ startsAt, endsAt }: Statement): string =>
  `${formatDate(startsAt, easternTime)} to ${formatDate(new Date(endsAt).getTime() - 1, easternTime)}, Eastern Time`;

/** True for a well-formed month. */
export const isMonth = (month: string): boolean => /^2\d{3}-(?:0[1-9]|1[0-2])$/.test(month);

/** One month: its opening and closing balance, why, and every entry. */
export function StatementScreen(props: StatementEntriesProps) {
  const { client } = useShell();
  const { accountId, month } = props;
  const query = useQuery({ ...statementQuery(client, accountId, month), enabled: isMonth(month) });
  const { data, error } = query;
  usePageTitle('Statement');

  if (!isMonth(month) || (error instanceof ApiError && error.status === 400)) return <Absent />;
  if (query.isError && !data) {
    return <DetailFailure back={back} noun="Statement" title={statementFailed} query={query} space={12} />;
  }
  return (
    <Stack space={24} aria-busy={!data}>
      <Stack space={12}>
        {back}
        <PageHeader
          title={formatMonth(month)}
          badges={data && <StatementState closed={data.closed} />}
          detail={data ? periodText(data) : <Skeleton width={240} />}
          actions={<StatementDownloads accountId={accountId} month={month} />}
        />
      </Stack>
      <Columns
        aside={
          <Card heading="How it adds up">
            <CardBody>{data ? <ReconciliationLines reconciliation={data} /> : <SumsSkeleton />}</CardBody>
          </Card>
        }
        asideBelow="before"
      >
        <StatementEntries {...props} />
      </Columns>
    </Stack>
  );
}

function Absent() {
  return (
    <Stack space={12}>
      {back}
      <PageHeader title="Statement" />
      <EmptyState
        title="Statement not found"
        icon={<SlipIcon size="large" />}
        action={<LinkButton href="/statements">Statements</LinkButton>}
      >
        This month doesn’t exist or hasn’t started.
      </EmptyState>
    </Stack>
  );
}
