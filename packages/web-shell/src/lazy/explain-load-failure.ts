import type { Reachability } from '../api/reachability.ts';
import { loadFailedOffline } from './load-failure.ts';

/**
 * Replaces the error of a screen that cannot load without a connection: the router would mistake the
 * browser's own error for an outdated version, reload the page, and lose everything on it.
 */
export const explainLoadFailure = (page: Window, reachability: Reachability): void => {
  // Handles Vite's event for a failed chunk download, which has the error that is about to be thrown.
  page.addEventListener('vite:preloadError', (event) => {
    const isConnected = page.navigator.onLine && reachability.get() === 'reachable';
    if (isConnected || !('payload' in event) || !(event.payload instanceof Error)) return;
    event.payload.message = loadFailedOffline;
  });
};
