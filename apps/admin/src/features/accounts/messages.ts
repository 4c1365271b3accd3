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

export const accountFailed = 'Account not found or could not be loaded.';
export const nameMissing = 'Enter a name.';
export const legalNameMissing = 'Enter the legal name.';
export const programMissing = 'Choose a program.';
export const settlementDaysMissing = 'Enter a whole number of days from 0 to 30.';
export const percentageMissing = 'Enter a percentage. 0 is allowed.';
export const percentageTooHigh = 'A percentage is at most 100.';
export const feeMissing = 'Enter an amount. 0 is allowed.';
export const feesCrossed = 'The minimum fee cannot exceed the maximum fee.';
export const interchangeNote = 'Interchange fees are passed through.';
export const reasonLogged = 'Recorded in the audit log.';
export const accountCreationUnknown =
  'The service could not be reached. It is safe to try again: no second account is created.';
export const changeUnknown =
  'The service could not be reached, so it is not known whether this was saved. It is safe to try again.';
