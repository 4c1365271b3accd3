import { invalid, valid, type ValidationResult } from './validation-result.ts';

/**
 * Checks that a receipt has a recipient. The server decides whether the address is valid.
 *
 * @param recipientEmail - as typed
 * @returns 'Please enter an email address' as a value if nothing is left after trimming. Never throws.
 * @remarks Source: specification section 5, "Email receipt".
 * @example
 * validateReceiptRecipient('  '); // { ok: false, field: 'recipientEmail', message: 'Please enter an email address' }
 */
export function validateReceiptRecipient(recipientEmail: string): ValidationResult<'recipientEmail'> {
  return recipientEmail.trim() === '' ? invalid('recipientEmail', 'Please enter an email address') : valid;
}
