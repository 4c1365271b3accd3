import { createRouter, type RouterHistory } from '@tanstack/react-router';
import { ErrorScreen } from '@tillbook/web-shell';
import { routeTree } from '../routeTree.gen.ts';
import { basePath } from './base-path.ts';
import { leaveOnce } from './leave-once.ts';
import type { RouterContext } from './router-context.ts';

/** The loading time after which a page shows its loading state. */
const pendingDelayMs = 150;

/** @param history defaults to the browser's; tests pass their own */
export const createAppRouter = (context: RouterContext, history?: RouterHistory) =>
  createRouter({
    routeTree,
    basepath: basePath,
    ...(history && { history }),
    context: { ...context, leaveFor: leaveOnce(context.leaveFor) },
    scrollRestoration: true,
    defaultPendingMs: pendingDelayMs,
    defaultPendingMinMs: 0,
    defaultErrorComponent: ErrorScreen,
    // Leaves freshness to the query client, with which the router's loader cache would compete.
    defaultPreloadStaleTime: 0,
  });

export type AppRouter = ReturnType<typeof createAppRouter>;

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter;
  }
}
