const labels = [
  'Requested by the customer',
  'Duplicate payment',
  'Order canceled',
  'Goods not as described',
  'Wrong amount',
  'Fraudulent payment',
] as const;

/** Common reasons for refunds, in merchants' words; a note says the rest. */
export const refundReasons = labels.map((label) => ({ value: label, label }));

/** The platform stores 200 characters of both. */
export const maximumNoteLength = 160;

/** The reason as stored with the refund: the chosen one, the note, or both. */
export const refundReason = (reason: string, note: string): string =>
  [reason, note.trim()].filter((part) => part !== '').join(': ');
