export const listFailed = 'Failed to fetch items. Please try again later.';
export const transactionMissing = 'Transaction not found or could not be loaded.';
export const actionFailed = 'An error occurred';
export const refundRequested = 'Refund successfully requested';
export const receiptSent = 'Email sent successfully';
export const relatedFailed = 'Error fetching related transactions';
export const relatedEmpty = 'No related transactions found';
export const refundTerms =
  "Refunds take 5-10 days to appear on a customer's statement. There are no additional fees for the refund.";
export const amountNotPositive = 'Amount must be greater than 0';
export const amountOverRefundable = 'The amount is more than the refundable amount.';
export const withdrawn = 'Withdrawal successful';
