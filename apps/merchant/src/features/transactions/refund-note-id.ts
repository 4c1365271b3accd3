/** The ID of the element that says why a payment cannot be refunded. */
export const refundNoteId = 'refund-note';
