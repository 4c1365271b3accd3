export const exportFailed = 'Failed to export the audit trail. Please try again later.';
