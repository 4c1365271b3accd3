const labels = [
  'Requested by the customer',
  'Duplicate payment',
  'Order canceled',
  'Goods not as described',
  'Wrong amount',
  'Fraudulent payment',
] as const;

/** Common reasons for refunds; a note covers everything else. */
export const refundReasons = labels.map((label) => ({ value: label, label }));

/** Characters; the platform stores 200 for the reason and the note together. */
export const maximumNoteLength = 160;

export const refundReason = (reason: string, note: string): string =>
  [reason, note.trim()].filter((part) => part !== '').join(': ');
