import type { Reachability } from '../api/reachability.ts';
import { loadFailedOffline } from './load-failure.ts';

/**
 * Says in plain words why a screen cannot be opened while there is no connection. In the browser's own words the router
 * would take it for a screen of an older version and reload the page, and without a connection everything that could
 * still be read would be gone.
 */
export const explainLoadFailure = (page: Window, reachability: Reachability): void => {
  // Vite's event for a file that could not be downloaded, with the error that is about to be thrown.
  page.addEventListener('vite:preloadError', (event) => {
    const isConnected = page.navigator.onLine && reachability.get() === 'reachable';
    if (isConnected || !('payload' in event) || !(event.payload instanceof Error)) return;
    event.payload.message = loadFailedOffline;
  });
};
