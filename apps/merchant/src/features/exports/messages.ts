export const exportFailed = 'Failed to export. Please try again later.';
export const exportBrokeOff = 'The export was interrupted. Please try again.';
export const noColumns = 'Choose at least one column.';
