import { createFileRoute } from '@tanstack/react-router';
import { pagingOf, readPageSearch } from '@tillbook/web-shell';
import { StatementScreen } from './-statement-screen.tsx';
import { StatementsScreen } from './-statements-screen.tsx';

// One route for both screens, and no loader: what stands here is in the file that every first screen waits for.
export const Route = createFileRoute('/_account/statements/{-$month}')({
  validateSearch: readPageSearch,
  component: StatementsRoute,
});

function StatementsRoute() {
  const { accountId } = Route.useRouteContext();
  const { month } = Route.useParams();
  const navigate = Route.useNavigate();
  const paging = pagingOf(Route.useSearch(), (search) => void navigate({ search, resetScroll: false }));
  if (month === undefined) return <StatementsScreen accountId={accountId} {...paging} />;
  return <StatementScreen key={month} accountId={accountId} month={month} {...paging} />;
}
