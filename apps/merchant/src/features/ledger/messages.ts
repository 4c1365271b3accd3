export const ledgerFailed = 'Error loading ledger entries';
export const ledgerFailedDetail = 'Please try again or contact support if the issue persists.';
export const ledgerEmpty = 'No ledger entries found';
export const ledgerExplanation = 'Your payments and their fees will appear here.';
export const readyToSettleHeader = 'Ready to settle at';
