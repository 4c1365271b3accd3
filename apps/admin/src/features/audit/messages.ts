export const auditFailed = 'Failed to fetch the audit trail. Please try again later.';
export const exportFailed = 'Failed to export the audit trail. Please try again later.';
export const noEntriesYet = 'Sign-ins, changes and views of accounts will appear here.';
export const noEntryMatches = 'No entry matches all of these filters.';
