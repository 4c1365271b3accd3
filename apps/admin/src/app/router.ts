import { createRouter, type RouterHistory } from '@tanstack/react-router';
import { ErrorScreen } from '@tillbook/web-shell';
import { routeTree } from '../routeTree.gen.ts';
import { basePath } from './base-path.ts';
import { leaveOnce } from './leave-once.ts';
import type { RouterContext } from './router-context.ts';

/** A page that is slower than this shows that it is loading; a faster one just appears. */
const pendingDelayMs = 150;

/** @param history the browser's own unless a test brings another */
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
    // The query client decides what is fresh; the router's own memory of loaders would be a second opinion.
    defaultPreloadStaleTime: 0,
  });

export type AppRouter = ReturnType<typeof createAppRouter>;

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter;
  }
}
