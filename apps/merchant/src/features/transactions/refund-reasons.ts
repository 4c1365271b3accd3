import { refundReasonLabels } from './messages.ts';

/** Common reasons for refunds; a note covers everything else. */
export const refundReasons = refundReasonLabels.map((label) => ({ value: label, label }));

/** Characters; the platform stores 200 for the reason and the note together. */
export const maximumNoteLength = 160;

export const refundReason = (reason: string, note: string): string =>
  [reason, note.trim()].filter((part) => part !== '').join(': ');
