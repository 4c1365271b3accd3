export const exportFailed = 'Failed to export the programs. Please try again later.';
export const programsFailed = 'Failed to fetch programs. Please try again later.';
export const actionFailed = 'An error occurred';
export const nameMissing = 'Enter a name.';
