export const listFailed = 'Failed to fetch statements. Please try again later.';
export const exportFailed = 'Failed to export. Please try again later.';
export const statementFailed = 'Failed to load the statement. Please try again later.';
export const entriesFailed = 'Failed to load the entries. Please try again later.';
export const downloadFailed = 'Failed to prepare the file. Please try again later.';
