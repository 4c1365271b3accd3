import { invalid, valid, type ValidationResult } from './validation-result.ts';

/** The fields of the form that changes a password. */
export interface PasswordChange {
  readonly oldPassword: string;
  readonly newPassword: string;
  readonly confirmPassword: string;
}

/** The fields of the form that sets a new password by an emailed link. */
export interface PasswordReset {
  /** From the link; missing or empty if the link is broken. */
  readonly token: string | null | undefined;
  readonly newPassword: string;
  readonly confirmPassword: string;
}

/** The minimum length of a new password. Source: specification section 9. */
export const minimumPasswordLength = 6;

const tooShort = 'New password must be at least 6 characters long';

/**
 * Checks a password change: all fields are filled in, and the new passwords are equal and long enough.
 *
 * @param change - the three fields as typed; nothing is trimmed
 * @returns the first fault, as a value: 'All fields are required' at the first empty field, 'New passwords do
 * not match', 'New password must be at least 6 characters long'. Never throws.
 * @remarks Source: specification section 5, "Change password".
 * @example
 * validatePasswordChange({ oldPassword: 'old', newPassword: 'secret1', confirmPassword: 'secret2' });
 * // { ok: false, field: 'confirmPassword', message: 'New passwords do not match' }
 */
export function validatePasswordChange(change: PasswordChange): ValidationResult<keyof PasswordChange> {
  const required = 'All fields are required';
  if (change.oldPassword === '') return invalid('oldPassword', required);
  if (change.newPassword === '') return invalid('newPassword', required);
  if (change.confirmPassword === '') return invalid('confirmPassword', required);
  if (change.newPassword !== change.confirmPassword)
    return invalid('confirmPassword', 'New passwords do not match');
  if (change.newPassword.length < minimumPasswordLength) return invalid('newPassword', tooShort);
  return valid;
}

/**
 * Checks a new password set by an emailed link: the link has its token, and the passwords are equal and long
 * enough.
 *
 * @param reset - the link's token and the two fields as typed; nothing is trimmed
 * @returns the first fault, as a value: 'Invalid or missing reset token', 'Passwords do not match', 'New
 * password must be at least 6 characters long'. Never throws.
 * @remarks Source: specification section 5, "Reset password"; the length is from section 9, which applies to
 * every new password.
 * @example
 * validatePasswordReset({ token: 't', newPassword: 'secret1', confirmPassword: 'secret1' }); // { ok: true }
 */
export function validatePasswordReset(reset: PasswordReset): ValidationResult<keyof PasswordReset> {
  if (!reset.token) return invalid('token', 'Invalid or missing reset token');
  if (reset.newPassword !== reset.confirmPassword)
    return invalid('confirmPassword', 'Passwords do not match');
  if (reset.newPassword.length < minimumPasswordLength) return invalid('newPassword', tooShort);
  return valid;
}
