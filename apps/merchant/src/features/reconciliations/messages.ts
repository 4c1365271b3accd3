export const reconciliationHeading = 'How it adds up';
export const reconciliationFailed = 'Failed to add up the entries. Please try again later.';
