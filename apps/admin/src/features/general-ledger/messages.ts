export const ledgerFailed = 'Failed to fetch the general ledger. Please try again later.';
export const exportFailed = 'Failed to export the entry sets. Please try again later.';
export const entrySetsFailed = 'Failed to fetch entry sets. Please try again later.';
export const entrySetFailed = 'Entry set not found or could not be loaded.';
export const actionFailed = 'An error occurred';
export const sampleShown = 'We couldn’t reach the server. This is sample data, not your ledger.';

export const accountMissing = 'Choose an account.';
export const amountMissing = 'Enter a debit or a credit.';
export const amountUnclear = 'Enter an amount like 12.50, with a dot.';
export const noLines = 'Add at least one line.';
export const onlyDraftsChange = 'Only drafts can be edited. To undo a posted entry set, reverse it.';

export const dayUnreadable = 'Enter a date as YYYY-MM-DD.';
export const periodReversed = 'The end date is before the start date.';
