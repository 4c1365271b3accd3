import { PageHeader, Stack } from '@tillbook/ui';
import { usePageTitle, type Paging } from '@tillbook/web-shell';
import { CreateProgramButton } from '../../../features/programs/create-program-button.tsx';
import { ProgramList } from '../../../features/programs/program-list.tsx';

/** Every program of the platform. */
export function ProgramsScreen(paging: Pick<Paging, 'page' | 'onPageChange'>) {
  usePageTitle('Programs');
  return (
    <Stack space={16}>
      <PageHeader title="Programs" actions={<CreateProgramButton variant="primary" />} />
      <ProgramList {...paging} />
    </Stack>
  );
}
