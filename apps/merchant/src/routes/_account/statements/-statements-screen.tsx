import { PageHeader, Stack } from '@tillbook/ui';
import { usePageTitle } from '@tillbook/web-shell';
import { BackTo } from './-back-to.tsx';
import { StatementList, type StatementListProps } from '../../../features/statements/statement-list.tsx';

/** What each month opened and closed with. */
export function StatementsScreen(props: StatementListProps) {
  usePageTitle('Statements');
  return (
    <Stack space={16}>
      <BackTo path="/settlements" name="Settlements" />
      <PageHeader title="Statements" detail="Months are those of New York, as banking days are." />
      <StatementList {...props} />
    </Stack>
  );
}
