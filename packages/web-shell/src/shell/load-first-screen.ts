import type { AnyRouter, RouterHistory } from '@tanstack/react-router';

/**
 * Loads the first screen before it is rendered. React then renders the whole screen in small steps; a screen
 * that the router adds to a rendered page is rendered in one long task.
 */
export const loadFirstScreen = async (router: AnyRouter): Promise<void> => {
  const history: RouterHistory = router.history;
  // Follows redirects until the rendered router follows the history itself.
  const stopFollowing = history.subscribe(({ action }) => void router.load({ action }));
  const stopWaiting = router.subscribe('onRendered', () => {
    stopWaiting();
    stopFollowing();
  });
  await router.load({ sync: true });
};
