/** What is said where code cannot be downloaded for want of a connection. */
export const partMissing = 'This could not be loaded. Check your connection and try again.';

/** What is said where a download has failed otherwise: the browser may keep that until the page is loaded anew. */
export const partBroken = 'This could not be loaded. Reload the page and try again.';
