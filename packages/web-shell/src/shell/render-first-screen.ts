import type { AnyRouter, RouterHistory } from '@tanstack/react-router';
import { startTransition, type ReactNode } from 'react';
import type { Root } from 'react-dom/client';

/**
 * Loads the first screen, then renders the app. React renders the whole screen in small steps, so that the page
 * stays responsive; a screen that the router adds to a rendered page is rendered in one long task.
 */
export const renderFirstScreen = async (root: Root, router: AnyRouter, app: ReactNode): Promise<void> => {
  await load(router);
  startTransition(() => root.render(app));
};

const load = async (router: AnyRouter): Promise<void> => {
  const history: RouterHistory = router.history;
  // Follows redirects until the rendered router follows the history itself.
  const stopFollowing = history.subscribe(({ action }) => void router.load({ action }));
  const stopWaiting = router.subscribe('onRendered', () => {
    stopWaiting();
    stopFollowing();
  });
  await router.load({ sync: true });
};
