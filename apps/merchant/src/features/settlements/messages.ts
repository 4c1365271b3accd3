export const listFailed = 'Failed to fetch settlements. Please try again later.';
export const settlementFailed = 'Failed to load settlement details. Please try again.';
export const entriesFailed = 'Failed to load settlement entries.';
export const settlementNotFound = 'Settlement Not Found';
export const settlementIdInvalid = 'Invalid settlement ID';
export const noEntries = 'No entries found for this settlement.';
export const retryLabel = 'Try Again';
