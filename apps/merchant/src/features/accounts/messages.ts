export const accountsFailed = 'Failed to fetch accounts. Please try again later.';
export const accountRefused = 'You don’t have access to that account. Choose another one.';
export const accountFailed = 'Failed to fetch the account. Please try again later.';
export const balanceChangesFailed = 'Failed to load why your balance changed. Please try again later.';
export const nothingChanged = 'Your available balance hasn’t changed since then.';
export const balanceUnknown = 'You can withdraw once the balance has loaded.';
export const attentionHeading = 'Needs your attention';
