import { emailLocalPart } from '@tillbook/domain';
import type { Settings } from '../../settings.ts';
import { isCommonPassword } from './common-passwords.ts';

/** The person's own address is the first thing anybody tries. */
const isOwnEmail = (password: string, email: string) =>
  [email, emailLocalPart(email)].includes(password.toLowerCase());

const isName = (password: string, name: string) =>
  password.toLowerCase().replace(/[^\p{L}]+$/u, '') === name.toLowerCase();

type Person = { readonly email: string };

/** Why a password cannot be taken, for the person who chose it; undefined for a good one. */
export const newPasswordFault = (
  password: string,
  { email }: Person,
  // Characters as a browser counts them, so that both sides agree.
  { passwordMinimumLength, brandName }: Pick<Settings, 'passwordMinimumLength' | 'brandName'>,
): string | undefined => {
  if (password.length < passwordMinimumLength) {
    return `New password must be at least ${passwordMinimumLength} characters long`;
  }
  if (isCommonPassword(password)) return 'This password is among the most common ones. Choose another.';
  if (isOwnEmail(password, email)) return 'The password must not be your email address. Choose another.';
  if (isName(password, brandName)) return `The password must not be ${brandName}. Choose another.`;
  return undefined;
};
