export const accountsFailed = 'Failed to fetch accounts. Please try again later.';
export const accountNotOpened = 'The account could not be opened.';
export const actionFailed = 'An error occurred';

export const accountMissing = 'Choose an account.';
export const amountMissing = 'Amount must be greater than 0';
export const reasonMissing = 'Give a reason.';
export const adjustingUnknown =
  'Whether the balance is adjusted is not known: the service could not be reached. Trying again does not adjust twice.';
export const adjustmentTerms =
  'It counts at once, and the merchant reads the reason. Only another adjustment undoes it.';
