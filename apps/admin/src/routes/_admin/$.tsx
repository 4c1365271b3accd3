import { createFileRoute } from '@tanstack/react-router';
import { NotFoundScreen } from '@tillbook/web-shell';

export const Route = createFileRoute('/_admin/$')({ component: UnknownAddress });

function UnknownAddress() {
  return <NotFoundScreen label="Accounts" href="/admin/accounts" />;
}
