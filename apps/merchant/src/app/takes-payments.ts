/** What says that the account takes no payments. */
export const noPaymentsNoticeId = 'no-payments-notice';

/** True unless the server would refuse its payments. It decides about a status that this app does not know. */
export const takesPayments = (status: string): boolean => status !== 'inactive' && status !== 'pending';
