export const noPaymentsNoticeId = 'no-payments-notice';

/** Returns true unless the server would refuse payments. The server decides about unknown statuses. */
export const takesPayments = (status: string): boolean => status !== 'inactive' && status !== 'pending';
