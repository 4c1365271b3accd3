export const accountsFailed = 'Failed to fetch accounts. Please try again later.';
export const accountRefused = 'You do not have access to that account. Choose another one.';
export const accountFailed = 'Failed to fetch the account. Please try again later.';
