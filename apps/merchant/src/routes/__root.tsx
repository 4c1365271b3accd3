import { createRootRouteWithContext, Outlet, type ErrorComponentProps } from '@tanstack/react-router';
import { ErrorScreen } from '@tillbook/web-shell';
import type { RouterContext } from '../app/router-context.ts';
import { RootFrame } from './-root-frame.tsx';

// The router's plugin does not split the root, so the error screen works even if loading code fails.
export const Route = createRootRouteWithContext<RouterContext>()({
  component: Outlet,
  errorComponent: RootError,
});

function RootError({ error }: ErrorComponentProps) {
  return (
    <RootFrame>
      <ErrorScreen error={error} />
    </RootFrame>
  );
}
