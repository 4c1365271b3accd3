export const accountsFailed = 'Failed to fetch accounts. Please try again later.';
export const exportFailed = 'Failed to export the accounts. Please try again later.';
export const accountNotOpened = 'The account couldn’t be opened. Please try again.';
export const actionFailed = 'An error occurred';

export const accountMissing = 'Choose an account.';
export const amountMissing = 'Amount must be greater than 0';
export const reasonMissing = 'Enter a reason.';
export const adjustmentTerms =
  'Takes effect at once. The merchant sees the reason. To undo it, make another adjustment.';

export const accountFailed = 'Account not found or could not be loaded.';
export const nameMissing = 'Enter a name.';
export const legalNameMissing = 'Enter the legal name.';
export const programMissing = 'Choose a program.';
export const settlementDaysMissing = 'Enter a whole number of days from 0 to 30.';
export const percentageMissing = 'Enter a percentage. 0 is allowed.';
export const percentageTooHigh = 'Enter a percentage of 100 or less.';
export const feeMissing = 'Enter an amount. 0 is allowed.';
export const percentageUnclear = 'Enter a percentage like 2.9, with a dot.';
export const feeUnclear = 'Enter an amount like 0.30, with a dot.';
export const feesCrossed = 'The minimum fee can’t be more than the maximum fee.';
export const interchangeNote = 'Interchange fees are passed through.';
export const reasonLogged = 'Recorded in the audit log.';
export const changeUnknown =
  'We couldn’t reach the service, so we don’t know whether this was saved. Trying again sends the same request, and has no second effect.';
