export const settingsFailed = 'Failed to fetch settings. Please try again later.';
export const feesFailed = 'Failed to fetch the fee profile. Please try again later.';
export const saveFailed = 'An error occurred';
export const passwordChanged = 'Password changed successfully';
export const passwordChangeFailed = 'Failed to change password';
export const payoutInstrumentSaved = 'update payout instrument successfully';
export const noPayoutInstrument = 'No payout instrument yet';
export const interchangeNote = 'Interchange fees are passed through.';
