import { createRootRouteWithContext, Outlet } from '@tanstack/react-router';
import { ErrorScreen } from '@tillbook/web-shell';
import { PlainFrame } from '@tillbook/ui';
import type { RouterContext } from '../app/router.ts';

export const Route = createRootRouteWithContext<RouterContext>()({
  component: Outlet,
  errorComponent: RootError,
});

function RootError({ error }: { readonly error: unknown }) {
  return (
    <PlainFrame brandName="Tillbook" brandHref="/">
      <ErrorScreen error={error} />
    </PlainFrame>
  );
}
