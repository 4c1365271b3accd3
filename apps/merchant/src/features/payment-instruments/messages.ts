export const listFailed = 'Failed to fetch payment instruments. Please try again later.';
export const instrumentMissing = 'Payment instrument not found or could not be loaded.';
export const paymentSucceeded = 'payment success';
export const paymentFailed = 'payment failed';
export const amountNotPositive = 'Amount must be greater than 0';
export const noOwner = 'No owner information';
export const formLoading = {
  'card-form': 'Loading the card form…',
  'bank-form': 'Loading the bank account form…',
} as const;
export const formFailed = 'The form couldn’t be loaded.';
export const formSilent = 'The form didn’t respond. Please try again.';
export const instrumentFailed = 'An error occurred';
