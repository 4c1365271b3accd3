/** The ID of the notice that the account takes no payments. */
export const noPaymentsNoticeId = 'no-payments-notice';

/** Returns true unless the server would refuse payments; statuses unknown to this app are left to the server. */
export const takesPayments = (status: string): boolean => status !== 'inactive' && status !== 'pending';
