import { createFileRoute } from '@tanstack/react-router';
import { useIsOtherUser } from '@tillbook/web-shell';
import { AdminFrame } from '../app/admin-frame.tsx';
import { requireAdmin } from '../app/require-admin.ts';

export const Route = createFileRoute('/_admin')({
  beforeLoad: async ({ context, location }) => {
    await requireAdmin(context, location);
    return { email: context.shell.store.get().session.email };
  },
  component: AdminRoute,
});

function AdminRoute() {
  const { email } = Route.useRouteContext();
  // The guard is about to admit the other user or to send them away.
  return useIsOtherUser(email) ? null : <AdminFrame />;
}
