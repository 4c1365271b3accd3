import { PageHeader, Stack } from '@tillbook/ui';
import { CsvExportButton, CsvExportNotice, usePageTitle, usePermissionControl } from '@tillbook/web-shell';
import { BackTo } from './-back-to.tsx';
import { useStatementsExport } from '../../../features/statements/use-statements-export.ts';
import { StatementList, type StatementListProps } from '../../../features/statements/statement-list.tsx';
import { monthsNote } from './-messages.ts';

const exportedNoun = { one: 'statement', many: 'statements' } as const;

export function StatementsScreen(props: StatementListProps) {
  const exporting = useStatementsExport(props.accountId);
  const permission = usePermissionControl('export_create');
  usePageTitle('Statements');
  return (
    <Stack space={16}>
      <BackTo path="/settlements" name="Settlements" />
      <PageHeader
        title="Statements"
        detail={monthsNote}
        actions={<CsvExportButton {...exporting} {...permission} />}
      />
      <CsvExportNotice {...exporting} noun={exportedNoun} />
      <StatementList {...props} />
    </Stack>
  );
}
