export const exportFailed = 'Failed to export. Please try again later.';
export const exportBrokeOff = 'The export broke off before its end. Please try again.';
export const noColumns = 'Choose at least one column.';
