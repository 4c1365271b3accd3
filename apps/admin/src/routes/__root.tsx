import { createRootRouteWithContext, Outlet } from '@tanstack/react-router';
import { ErrorScreen, NotFoundScreen, useShell } from '@tillbook/web-shell';
import { PlainFrame } from '@tillbook/ui';
import type { RouterContext } from '../app/router-context.ts';

export const Route = createRootRouteWithContext<RouterContext>()({
  component: Outlet,
  errorComponent: RootError,
  notFoundComponent: RootNotFound,
});

function RootError({ error }: { readonly error: unknown }) {
  const { brandName } = useShell().settings;
  return (
    <PlainFrame brandName={brandName} brandHref="/admin/accounts">
      <ErrorScreen error={error} />
    </PlainFrame>
  );
}

function RootNotFound() {
  const { brandName } = useShell().settings;
  return (
    <PlainFrame brandName={brandName} brandHref="/admin/accounts">
      <NotFoundScreen label="Accounts" href="/admin/accounts" />
    </PlainFrame>
  );
}
