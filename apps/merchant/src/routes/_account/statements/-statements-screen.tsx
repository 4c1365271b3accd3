import { PageHeader, Stack } from '@tillbook/ui';
import { usePageTitle } from '@tillbook/web-shell';
import { BackTo } from './-back-to.tsx';
import { StatementList, type StatementListProps } from '../../../features/statements/statement-list.tsx';

/** The opening and closing balance of each month. */
export function StatementsScreen(props: StatementListProps) {
  usePageTitle('Statements');
  return (
    <Stack space={16}>
      <BackTo path="/settlements" name="Settlements" />
      <PageHeader title="Statements" detail="Months follow Eastern Time." />
      <StatementList {...props} />
    </Stack>
  );
}
