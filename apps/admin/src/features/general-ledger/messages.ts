export const ledgerFailed = 'Failed to fetch the general ledger. Please try again later.';
export const entrySetsFailed = 'Failed to fetch entry sets. Please try again later.';
export const entrySetFailed = 'Entry set not found or could not be loaded.';
export const actionFailed = 'An error occurred';
export const sampleShown = 'The server could not be reached. What stands here is a sample, not the books.';

export const accountMissing = 'Choose an account.';
export const amountMissing = 'Give a debit or a credit.';
export const noLines = 'Give at least one line.';
export const savingUnknown = 'The service could not be reached. Trying again does not save twice.';
export const postingUnknown =
  'Whether it is posted is not known: the service could not be reached. Trying again does not post twice.';
export const onlyDraftsChange =
  'Only a draft can be changed. What a posted entry set says is undone by reversing it.';

export const dayUnreadable = 'Give a date as YYYY-MM-DD.';
export const periodReversed = 'The last day is before the first.';
