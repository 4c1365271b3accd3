import { domainToASCII, domainToUnicode } from 'node:url';
import { normalizeEmail } from '@tillbook/domain';

const withDomain = (email: string, convert: (domain: string) => string): string => {
  const at = email.lastIndexOf('@');
  const domain = convert(email.slice(at + 1));
  // Leaves unconvertible domains unchanged: the mail server refuses them.
  return at === -1 || domain === '' ? email : `${email.slice(0, at)}@${domain}`;
};

/**
 * Spells an address's domain in its own script (UTS 46, non-transitional): `max@maß.de` for
 * `max@xn--ma-hia.de`.
 */
export const readableEmail = (email: string): string =>
  withDomain(email, (domain) => domainToUnicode(domainToASCII(domain)));

/** Returns the spelling that identifies a person, regardless of the spelling that was entered. */
export const canonicalEmail = (email: string): string => readableEmail(normalizeEmail(email));

/** Spells an address's domain in ASCII, as mail servers expect it. */
export const asciiEmail = (email: string): string => withDomain(email, domainToASCII);
