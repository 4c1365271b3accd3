/** The message when code could not be downloaded because the connection is lost. */
export const loadFailedOffline = 'We couldn’t load this. Check your connection and try again.';

/**
 * The message when a download failed for another reason: the browser may remember the failure until the page
 * is reloaded.
 */
const loadFailedOnline = 'We couldn’t load this. Reload the page and try again.';

/** Returns the message for code that could not be loaded just now. */
export const loadFailureText = (): string => (navigator.onLine ? loadFailedOnline : loadFailedOffline);
