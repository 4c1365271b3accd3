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
export const reasonLogged = 'Recorded in the audit trail.';
export const changeUnknown =
  'We couldn’t reach the service, so we don’t know whether this was saved. Trying again sends the same request, and has no second effect.';

export const noAccountsYet = 'Create an account, then grant access to the people who work in it.';
export const noAccountWithStatus = 'No account has this status.';
export const noAccountContains = (search: string): string => `No account name or ID contains “${search}”.`;
export const accountSearchHint = 'Search by name or ID';
export const exportRestHint = 'To export older ones, search or choose a status.';

export const creditDetail = 'Adds to the available balance';
export const debitDetail = 'Subtracts from the available balance, which may go negative';
export const reasonVisible = 'Visible to the merchant';
export const creditQuestion = (amount: string, name: string): string => `Credit ${amount} to ${name}?`;
export const debitQuestion = (amount: string, name: string): string => `Debit ${amount} from ${name}?`;
export const accountCredited = (name: string, amount: string): string => `${name} is credited ${amount}`;
export const accountDebited = (name: string, amount: string): string => `${name} is debited ${amount}`;

export const cardFeeTypeLegend = 'Card transaction fee type';
export const fixedFeeDetail = 'The account pays only the percentage and the flat fee.';
export const inPersonFlatFeeLabel = 'In person flat fee';
export const feesApplyTo = 'These fees apply to payments that succeed from now on.';

export const settlementDaysHint = 'Business days, from 0 to 30';
export const typeHint = 'finix_paas accounts show no balances';
export const currencyHint = 'All accounts are in US dollars';

export const inactiveDetail = 'Takes no payments. People with access can still see it';
export const pendingDetail = 'Not open yet, so it takes no payments';
export const payoutsHint = 'While payouts are stopped, no one can withdraw this account’s balance.';
