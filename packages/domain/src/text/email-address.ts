import { isDomainName } from './domain-name.ts';

/**
 * Normalizes an email address for sending and comparing: trimmed and in lower case.
 *
 * @param email - as typed
 * @remarks Source: specification section 5, "Forgot password".
 * @example
 * normalizeEmail(' Dana@Example.com '); // 'dana@example.com'
 */
export function normalizeEmail(email: string): string {
  return email.trim().toLowerCase();
}

/**
 * Returns the part of an email address before its last `@`, with which the overview greets a person.
 *
 * @param email - an address; a text without `@` is returned whole
 * @remarks Source: specification section 2, "Overview".
 * @example
 * emailLocalPart('dana@example.com'); // 'dana'
 */
export function emailLocalPart(email: string): string {
  const at = email.lastIndexOf('@');
  return at === -1 ? email : email.slice(0, at);
}

const maximumLength = 254;
const maximumLocalLength = 64;
const localPart = /^[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+(?:\.[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+)*$/u;

/**
 * Returns true if a mail server could accept an address. Only an email shows whether the address exists.
 *
 * @param email - as typed; spaces around it are allowed, and so are letters of any script
 * @returns false for an address with text that people paste along with it: `mailto:`, a comma, a name in front
 * @example
 * isEmailAddress("o'neil+shop@example.com"); // true
 * isEmailAddress('jane@example..com'); // false
 * isEmailAddress('mailto:jane@example.com'); // false
 */
export function isEmailAddress(email: string): boolean {
  const address = email.trim();
  const at = address.lastIndexOf('@');
  const local = address.slice(0, Math.max(at, 0));
  if (address.length > maximumLength || local.length > maximumLocalLength) return false;
  return localPart.test(local) && isDomainName(address.slice(at + 1));
}
