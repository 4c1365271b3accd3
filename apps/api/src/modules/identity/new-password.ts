import { emailLocalPart } from '@tillbook/domain';
import type { Settings } from '../../runtime/settings.ts';
import { isCommonPassword } from './common-passwords.ts';

/** The person's own email is the first guess. */
const isOwnEmail = (password: string, email: string) =>
  [email, emailLocalPart(email)].includes(password.toLowerCase());

const isName = (password: string, name: string) =>
  password.toLowerCase().replace(/[^\p{L}]+$/u, '') === name.toLowerCase();

type Person = { readonly email: string };

/** Why a password is refused, as a message to the person; undefined for a good one. */
export const newPasswordFault = (
  password: string,
  { email }: Person,
  // Characters as a browser counts them, so that both sides agree.
  { passwordMinimumLength, brandName }: Pick<Settings, 'passwordMinimumLength' | 'brandName'>,
): string | undefined => {
  if (password.length < passwordMinimumLength) {
    return `New password must be at least ${passwordMinimumLength} characters long`;
  }
  if (isCommonPassword(password)) return 'This password is too common. Choose another one.';
  if (isOwnEmail(password, email)) return 'Your password can’t be your email address. Choose another one.';
  if (isName(password, brandName)) return `Your password can’t be ${brandName}. Choose another one.`;
  return undefined;
};
