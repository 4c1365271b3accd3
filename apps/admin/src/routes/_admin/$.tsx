import { createFileRoute } from '@tanstack/react-router';
import { NotFoundScreen } from '@tillbook/web-shell';

/** Every address that no other screen has, inside the frame. */
export const Route = createFileRoute('/_admin/$')({ component: UnknownAddress });

function UnknownAddress() {
  return <NotFoundScreen label="Accounts" href="/admin/accounts" />;
}
