export const systemFailed = 'Failed to fetch the platform’s status. Please try again later.';
