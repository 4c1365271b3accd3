import { createFileRoute } from '@tanstack/react-router';
import { pageParams, searchParams } from '@tillbook/web-shell/search-params';
import { programListQuery } from '../../../features/programs/api/list-programs.ts';
import { ProgramsScreen } from './-programs-screen.tsx';

const readProgramSearch = searchParams({ page: pageParams().page });

export const Route = createFileRoute('/_admin/programs/')({
  validateSearch: readProgramSearch,
  loaderDeps: ({ search: { page = 1 } }) => ({ page }),
  loader: ({ context: { shell }, deps: { page } }) => {
    void shell.queryClient().prefetchQuery(programListQuery(shell.client, page));
  },
  component: ProgramsRoute,
});

function ProgramsRoute() {
  const { page = 1 } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <ProgramsScreen
      page={page}
      onPageChange={(next) =>
        void navigate({ search: readProgramSearch({ page: next }), resetScroll: false })
      }
    />
  );
}
