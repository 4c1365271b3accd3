import { ApiError } from '@tillbook/api-client';
import type { Statement } from '@tillbook/contract';
import { easternTime, formatDate, formatMonth } from '@tillbook/domain';
import {
  Card,
  CardBody,
  Columns,
  EmptyState,
  LinkButton,
  PageHeader,
  Skeleton,
  SlipIcon,
} from '@tillbook/ui';
import { DetailScreen, usePageTitle, useShell } from '@tillbook/web-shell';
import { useQuery } from '@tanstack/react-query';
import { reconciliationHeading } from '../../../features/reconciliations/messages.ts';
import { ReconciliationLines } from '../../../features/reconciliations/reconciliation-lines.tsx';
import { SumsSkeleton } from '../../../features/reconciliations/sums-skeleton.tsx';
import { statementFailed } from '../../../features/statements/messages.ts';
import { statementQuery } from '../../../features/statements/api/get-statement.ts';
import { StatementDownloads } from '../../../features/statements/statement-downloads.tsx';
import {
  StatementEntries,
  type StatementEntriesProps,
} from '../../../features/statements/statement-entries.tsx';
import { StatementState } from '../../../features/statements/statement-state.tsx';
import { BackTo } from './-back-to.tsx';
import { monthMissing, statementPeriod } from './-messages.ts';

const periodText = ({ startsAt, endsAt }: Statement): string =>
  statementPeriod(formatDate(startsAt, easternTime), formatDate(new Date(endsAt).getTime() - 1, easternTime));

export const isMonth = (month: string): boolean => /^2\d{3}-(?:0[1-9]|1[0-2])$/.test(month);

export function StatementScreen(props: StatementEntriesProps) {
  const { client } = useShell();
  const { accountId, month } = props;
  const query = useQuery({ ...statementQuery(client, accountId, month), enabled: isMonth(month) });
  const { error } = query;
  const isAbsent = !isMonth(month) || (error instanceof ApiError && error.status === 400);
  usePageTitle('Statement');
  return (
    <DetailScreen
      back={<BackTo path="/statements" name="Statements" />}
      query={query}
      noun="Statement"
      failure={statementFailed}
      absent={isAbsent ? <Absent /> : undefined}
      header={<Header accountId={accountId} month={month} statement={query.data} />}
    >
      {(statement) => (
        <Columns
          aside={
            <Card heading={reconciliationHeading}>
              <CardBody>
                {statement ? <ReconciliationLines reconciliation={statement} /> : <SumsSkeleton />}
              </CardBody>
            </Card>
          }
          asideBelow="before"
        >
          <StatementEntries {...props} />
        </Columns>
      )}
    </DetailScreen>
  );
}

type HeaderProps = Pick<StatementEntriesProps, 'accountId' | 'month'> & {
  readonly statement: Statement | undefined;
};

function Header({ accountId, month, statement }: HeaderProps) {
  return (
    <PageHeader
      title={formatMonth(month)}
      badges={statement && <StatementState closed={statement.closed} />}
      detail={statement ? periodText(statement) : <Skeleton width={240} />}
      actions={<StatementDownloads accountId={accountId} month={month} />}
    />
  );
}

function Absent() {
  return (
    <EmptyState
      title="Statement not found"
      icon={<SlipIcon size="large" />}
      action={<LinkButton href="/statements">Statements</LinkButton>}
    >
      {monthMissing}
    </EmptyState>
  );
}
