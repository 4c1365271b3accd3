import { createRouter, type RouterHistory } from '@tanstack/react-router';
import { ErrorScreen, type Shell } from '@tillbook/web-shell';
import { routeTree } from '../routeTree.gen.ts';
import type { RouterContext } from './router-context.ts';
import { readSearch, writeSearch } from './search-text.ts';

/** Loading is shown only after this delay, so that a fast page just appears. */
const pendingDelayMs = 150;

/** Uses the browser's history unless a test passes a different history. */
export const createAppRouter = (shell: Shell, history?: RouterHistory) =>
  createRouter({
    routeTree,
    ...(history && { history }),
    context: { shell } satisfies RouterContext,
    parseSearch: readSearch,
    stringifySearch: writeSearch,
    scrollRestoration: true,
    defaultPendingMs: pendingDelayMs,
    defaultPendingMinMs: 0,
    defaultErrorComponent: ErrorScreen,
    // The query client decides which data is fresh.
    defaultPreloadStaleTime: 0,
  });

export type AppRouter = ReturnType<typeof createAppRouter>;

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter;
  }
}
