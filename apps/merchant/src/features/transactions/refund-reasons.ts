const labels = [
  'Requested by the customer',
  'Duplicate payment',
  'Order cancelled',
  'Goods not as described',
  'Wrong amount',
  'Fraudulent payment',
] as const;

/** Why money goes back, as most merchants would say it; a note says the rest. */
export const refundReasons = labels.map((label) => ({ value: label, label }));

/** The platform keeps 200 characters of both. */
export const maximumNoteLength = 160;

/** The reason as it is kept with the refund: the one that was chosen, the note, or both. */
export const refundReason = (reason: string, note: string): string =>
  [reason, note.trim()].filter((part) => part !== '').join(': ');
