export const accountsFailed = 'Failed to fetch accounts. Please try again later.';
export const accountFailed = 'Failed to fetch the account. Please try again later.';
