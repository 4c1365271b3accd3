import { createFileRoute } from '@tanstack/react-router';
import { AdminFrame } from '../app/admin-frame.tsx';
import { requireAdmin } from '../app/require-admin.ts';

export const Route = createFileRoute('/_admin')({
  beforeLoad: ({ context, location }) => requireAdmin(context, location),
  component: AdminFrame,
});
