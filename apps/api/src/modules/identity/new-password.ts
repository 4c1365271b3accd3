import { emailLocalPart } from '@tillbook/domain';
import { isCommonPassword } from './common-passwords.ts';

/** The person's own address is the first thing anybody tries. */
const isOwnEmail = (password: string, email: string) =>
  [email, emailLocalPart(email)].includes(password.toLowerCase());

/**
 * Why a password cannot be taken, for the person who chose it; undefined for a good one.
 *
 * @param minimumLength in characters as a browser counts them, so that both sides agree
 */
export const newPasswordFault = (
  password: string,
  email: string,
  minimumLength: number,
): string | undefined => {
  if (password.length < minimumLength) {
    return `New password must be at least ${minimumLength} characters long`;
  }
  if (isCommonPassword(password)) return 'This password is among the most common ones. Choose another.';
  if (isOwnEmail(password, email)) return 'The password must not be your email address. Choose another.';
  return undefined;
};
