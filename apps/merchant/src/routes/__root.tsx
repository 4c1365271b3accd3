import { createRootRouteWithContext, lazyRouteComponent, Outlet } from '@tanstack/react-router';
import type { RouterContext } from '../app/router-context.ts';

// The router's plugin leaves the root whole, so what it seldom shows is cut off by hand.
const loadScreens = () => import('./-root-screens.tsx');

export const Route = createRootRouteWithContext<RouterContext>()({
  component: Outlet,
  errorComponent: lazyRouteComponent(loadScreens, 'RootError'),
  notFoundComponent: lazyRouteComponent(loadScreens, 'RootNotFound'),
});
