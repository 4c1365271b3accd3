export const settingsFailed = 'Failed to fetch settings. Please try again later.';
export const feesFailed = 'Failed to fetch the fee profile. Please try again later.';
export const saveFailed = 'An error occurred';
export const passwordChanged = 'Password changed successfully';
export const passwordChangeFailed = 'Failed to change password';
export const payoutInstrumentSaved = 'update payout instrument successfully';
export const noPayoutInstrument = 'No payout instrument yet';
export const interchangeNote = 'Interchange fees are passed through.';
export const keptOfExample = 'Keep of $100';
export const keptBeforeInterchange = 'What you keep is shown before interchange.';
export const emailMissing = 'Please enter an email address';
export const passwordMissing = 'Enter your current password';
export const emailChangeFailed = 'Failed to change email';
export const emailChangeSent =
  'Check your new email. The link works once, for 30 minutes. Until then you sign in as before.';
export const descriptorHelp = 'What your customers see on their statements';
export const emailChangeTerms =
  'We email a link to the new address. It changes once you follow the link, and we notify the old address.';
export const achFeeBounds = (minimumFee: string, maximumFee: string): string =>
  `ACH minimum fee ${minimumFee}, maximum fee ${maximumFee} per payment.`;
export const passwordHelp = (minimumLength: number): string => `At least ${String(minimumLength)} characters`;
export const payoutInstrumentHint = 'Add the bank account that withdrawals go to.';
