/** The ID of the element that says that the account takes no payments. */
export const noPaymentsNoticeId = 'no-payments-notice';

/** True unless the server would refuse its payments; statuses unknown to this app are left to the server. */
export const takesPayments = (status: string): boolean => status !== 'inactive' && status !== 'pending';
