export const ledgerFailed = 'Failed to fetch the general ledger. Please try again later.';
export const entrySetsFailed = 'Failed to fetch entry sets. Please try again later.';
export const entrySetFailed = 'Entry set not found or could not be loaded.';
export const actionFailed = 'An error occurred';
export const sampleShown = 'The server could not be reached. What stands here is a sample, not the books.';

export const accountMissing = 'Choose an account.';
export const amountMissing = 'Give a debit or a credit.';
export const noLines = 'Give at least one line.';
