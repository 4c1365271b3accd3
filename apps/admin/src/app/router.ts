import { createRouter, type RouterHistory } from '@tanstack/react-router';
import { ErrorScreen } from '@tillbook/web-shell';
import { routeTree } from '../routeTree.gen.ts';
import { basePath } from './base-path.ts';
import { leaveOnce } from './leave-once.ts';
import type { RouterContext } from './router-context.ts';

/** A slower page shows that it is loading; a faster one just appears. */
const pendingDelayMs = 150;

/** @param history the browser's own unless a test passes another */
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
    // The query client decides what is fresh; the router's own loader cache would compete with it.
    defaultPreloadStaleTime: 0,
  });

export type AppRouter = ReturnType<typeof createAppRouter>;

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter;
  }
}
