import { createFileRoute } from '@tanstack/react-router';
import { searchedPage, type PageSearch } from '../../../app/page-search.ts';
import { programListQuery } from '../../../features/programs/queries.ts';
import { ProgramsScreen } from './-programs-screen.tsx';

export const Route = createFileRoute('/_admin/programs/')({
  // Named even where it is absent: what a route leaves out is taken from the address unread.
  validateSearch: (search: Record<string, unknown>): PageSearch => ({ page: searchedPage(search.page) }),
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
      onPageChange={(next) => void navigate({ search: { page: searchedPage(next) }, resetScroll: false })}
    />
  );
}
