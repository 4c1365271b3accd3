export const exportFailed = 'Failed to export the audit trail. Please try again later.';
export const auditPurpose = 'Who signed in, changed settings, moved money or viewed this account, and when.';
