/** Shown if code could not be downloaded because the connection is lost. */
export const loadFailedOffline = 'We couldn’t load this. Check your connection and try again.';

/**
 * Shown if a download failed for another reason: the browser may cache the failure until the page is
 * reloaded.
 */
const loadFailedOnline = 'We couldn’t load this. Reload the page and try again.';

export const loadFailureText = (): string => (navigator.onLine ? loadFailedOnline : loadFailedOffline);
