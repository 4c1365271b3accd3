import { PageHeader, Stack } from '@tillbook/ui';
import { CsvExportButton, CsvExportNotice, usePageTitle, type Paging } from '@tillbook/web-shell';
import { CreateProgramButton } from '../../../features/programs/create-program-button.tsx';
import { useProgramsExport } from '../../../features/programs/use-programs-export.ts';
import { ProgramList } from '../../../features/programs/program-list.tsx';

const exportedNoun = { one: 'program', many: 'programs' } as const;

export function ProgramsScreen(paging: Pick<Paging, 'page' | 'onPageChange'>) {
  const exporting = useProgramsExport();
  usePageTitle('Programs');
  return (
    <Stack space={16}>
      <PageHeader
        title="Programs"
        actions={
          <>
            <CsvExportButton {...exporting} />
            <CreateProgramButton variant="primary" />
          </>
        }
      />
      <CsvExportNotice {...exporting} noun={exportedNoun} />
      <ProgramList {...paging} />
    </Stack>
  );
}
