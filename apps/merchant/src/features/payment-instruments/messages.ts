export const listFailed = 'Failed to fetch payment instruments. Please try again later.';
export const noInstrumentsYet = 'No payment instruments yet';
export const instrumentsExplanation = 'Add a customer’s card or bank account to charge it.';
export const textFilterHelp = 'Part of the owner’s name or description, or an ID';
export const instrumentMissing = 'Payment instrument not found or could not be loaded.';
export const createPaymentOf = (amount: string): string => `Create payment of ${amount}`;
export const paymentSucceeded = 'payment success';
export const paymentFailed = 'payment failed';
export const amountNotPositive = 'Amount must be greater than 0';
export const noOwner = 'No owner information';
export const formLoading = {
  'card-form': 'Loading the card form…',
  'bank-form': 'Loading the bank account form…',
} as const;
export const formFailed = 'The form couldn’t be loaded.';
export const formNotResponding = 'The form didn’t respond. Please try again.';
export const submissionFailed = 'An error occurred';
