export const accountsFailed = 'Failed to fetch accounts. Please try again later.';
