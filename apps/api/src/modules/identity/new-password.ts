import { emailLocalPart } from '@tillbook/domain';
import type { Settings } from '../../runtime/settings.ts';
import { isCommonPassword } from './common-passwords.ts';

/** Recognizes the person's own email, which attackers try first. */
const isOwnEmail = (password: string, email: string) =>
  [email, emailLocalPart(email)].includes(password.toLowerCase());

const isName = (password: string, name: string) =>
  password.toLowerCase().replace(/[^\p{L}]+$/u, '') === name.toLowerCase();

type Person = { readonly email: string };

/** Returns the message for an unacceptable password, or `undefined`. */
export const newPasswordFault = (
  password: string,
  { email }: Person,
  // Counts UTF-16 units as browsers do, so that both sides agree.
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
