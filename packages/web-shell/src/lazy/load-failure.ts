/** What is said where code could not be downloaded for want of a connection. */
export const loadFailedOffline = 'This could not be loaded. Check your connection and try again.';

/** What is said where a download has failed otherwise: the browser may keep the failure until the page is reloaded. */
const loadFailedOnline = 'This could not be loaded. Reload the page and try again.';

/** What is said where code could not be loaded just now. */
export const loadFailureText = (): string => (navigator.onLine ? loadFailedOnline : loadFailedOffline);
