export const actionFailed = 'An error occurred';

// Lists and previews
export const listFailed = 'Failed to fetch items. Please try again later.';
export const noPaymentsYet = 'No payments yet';
export const firstPaymentHint = 'Charge a card or bank account to take your first one.';
export const failedInLast24Hours = 'Failed, last 24 hours';
export const noPayoutsYet = 'No payouts yet';
export const payoutsExplanation = 'Withdrawals to your bank will appear here.';
export const noRefundsYet = 'No refunds yet';
export const refundsExplanation = 'Refunds you make will appear here.';
export const timelineFailed = 'Failed to load the timeline. Please try again later.';

// Payment instrument
export const allWithInstrument = (list: string, lastFour: string): string =>
  `All ${list} with •••• ${lastFour}`;

// Transaction
export const transactionMissing = 'Transaction not found or could not be loaded.';
export const relatedFailed = 'Error fetching related transactions';
export const relatedEmpty = 'No related transactions found';
export const copyInstrumentId = 'Copy payment instrument ID';
export const nothingToRefund = 'This payment failed, so there is nothing to refund.';
export const tryAnotherCard = 'Try again with another card';
export const tryAnotherBankAccount = 'Try again with another account';
export const refundFeesExplanation = 'Refunds are free. The original fees are not returned.';
export const disputeFeeExplanation = 'Charged whether you win or lose';
export const leftToRefund = (amount: string): string => `${amount} left to refund`;
export const customerPaid = 'Customer paid';
export const returnedByBank = 'Returned by the bank';

// Steps and other events of a transaction
export const waitingForBankTitle = 'Waiting for the bank';
export const requested = 'Requested';
export const refunded = 'Refunded';
export const sentToYourBank = 'Sent to your bank';
export const returnedToYourBalance = 'Returned to your balance';
export const byCustomersBank = 'by the customer’s bank';
export const eventTitles: Readonly<Record<string, (amount: string, recipientEmail: string) => string>> = {
  created: () => 'Created',
  approved: () => 'Approved',
  // Not "Declined": the device may have been unreachable. The reason is shown next to the title.
  declined: () => 'Failed',
  completed: () => 'Completed',
  failed: () => 'Failed',
  posted: (amount) => `${amount} posted to the ledger`,
  settled: (amount) => `${amount} settled`,
  refund_requested: (amount) => `Refund of ${amount} requested`,
  refund_succeeded: (amount) => `Refund of ${amount} succeeded`,
  refund_failed: (amount) => `Refund of ${amount} failed`,
  returned: (amount) => `${amount} returned by the bank`,
  reversed: (amount) => `${amount} returned to your balance`,
  charged_back: (amount) => `Chargeback of ${amount}`,
  dispute_opened: (amount) => `${amount} disputed`,
  dispute_increased: (amount) => `Dispute increased by ${amount}`,
  dispute_submitted: () => 'Dispute evidence submitted',
  dispute_accepted: () => 'Dispute accepted',
  dispute_expired: () => 'Time to respond to the dispute passed',
  dispute_won: () => 'Dispute won',
  dispute_lost: () => 'Dispute lost',
  receipt_requested: (_, recipientEmail) => `Receipt requested for ${recipientEmail}`,
  receipt_sent: (_, recipientEmail) => `Receipt emailed to ${recipientEmail}`,
  receipt_refused: (_, recipientEmail) => `Receipt not delivered to ${recipientEmail}`,
};

// Payments that cannot be refunded
export const notRefundableYet = 'You can refund it or send a receipt once it succeeds.';
export const notRefundableWhileDisputed =
  'This payment is disputed. You can’t refund it until the dispute is closed.';
export const notRefundableAfterLostDispute =
  'You lost a dispute about this payment, so nothing is left to refund.';
export const fullyRefunded = 'This payment is fully refunded.';
export const noRefundableAmountLeft = 'This payment has no refundable amount left.';

// Refund dialog
export const refundTerms =
  "Refunds take 5-10 days to appear on a customer's statement. There are no additional fees for the refund.";
export const refundAmountHelp = 'Full remaining amount. Enter less for a partial refund.';
export const alreadyRefundedOrDisputed = 'Already refunded or disputed';
export const refundReasonLabels = [
  'Requested by the customer',
  'Duplicate payment',
  'Order canceled',
  'Goods not as described',
  'Wrong amount',
  'Fraudulent payment',
] as const;
export const refundNoteHelp = 'Not shown to the customer.';
export const amountNotPositive = 'Amount must be greater than 0';
export const amountOverRefundable = 'The amount is more than the refundable amount.';
export const refundRequested = 'Refund successfully requested';

// Receipt dialog
export const receiptSent = 'Email sent successfully';
export const receiptAccepted = 'Accepted by the mail server';
export const receiptRefused = 'Refused by the mail server';
export const sendAgainTo = (recipientEmail: string): string => `Send again to ${recipientEmail}`;

// Withdrawal dialog
export const withdrawn = 'Withdrawal successful';
