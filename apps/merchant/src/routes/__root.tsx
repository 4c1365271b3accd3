import {
  createRootRouteWithContext,
  lazyRouteComponent,
  Outlet,
  type ErrorComponentProps,
} from '@tanstack/react-router';
import { ErrorScreen } from '@tillbook/web-shell';
import type { RouterContext } from '../app/router-context.ts';
import { RootFrame } from './-root-frame.tsx';

// The router's plugin leaves the root whole, so what it seldom shows is cut off by hand. An error is shown by what is
// there already: what has failed may be that code arrives.
export const Route = createRootRouteWithContext<RouterContext>()({
  component: Outlet,
  errorComponent: RootError,
  notFoundComponent: lazyRouteComponent(() => import('./-root-not-found.lazy.tsx'), 'RootNotFound'),
});

function RootError({ error }: ErrorComponentProps) {
  return (
    <RootFrame>
      <ErrorScreen error={error} />
    </RootFrame>
  );
}
