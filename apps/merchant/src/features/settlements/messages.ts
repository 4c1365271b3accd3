export const listFailed = 'Failed to fetch settlements. Please try again later.';
export const settlementFailed = 'Failed to load settlement details. Please try again.';
export const entriesFailed = 'Failed to load settlement entries.';
export const settlementNotFound = 'Settlement Not Found';
export const settlementIdInvalid = 'Invalid settlement ID';
export const noEntries = 'No entries found for this settlement.';
export const retryLabel = 'Try Again';
export const noSettlementsYet = 'No settlements yet';
export const settlementsExplanation = 'Your first settlement appears once payments settle.';
export const addedToBalance = 'Added to your available balance';
export const sumOfEntries = (count: number): string =>
  count === 1 ? 'Sum of 1 entry' : `Sum of ${count.toLocaleString('en-US')} entries`;
