export const systemFailed = 'Failed to fetch the platform’s status. Please try again later.';
export const refreshFailed = 'These figures couldn’t be updated. We’ll try again in a moment.';
/** Continues the sentence that begins with "As of" and a time. */
export const updatedEveryMinute = (timesNote: string): string =>
  `. Updated every minute. Days in Eastern Time. ${timesNote}.`;
export const failedPayoutsHeading = 'Failed payouts, last 7 days';
export const newestOf = (shownCount: number, count: number): string => `The newest ${shownCount} of ${count}`;
export const frontendErrorsHeading = 'Frontend errors, last 7 days';
export const noStack = 'No stack was reported.';
export const queuedJobsLabel = 'Jobs in the queue';
export const openAttemptsLabel = 'Payments without an outcome';
