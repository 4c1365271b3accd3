export const auditFailed = 'Failed to fetch the audit trail. Please try again later.';
export const exportFailed = 'Failed to export the audit trail. Please try again later.';
