export const systemFailed = 'Failed to fetch the state of the platform. Please try again later.';
