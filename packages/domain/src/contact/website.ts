import { isDomainName } from '../text/domain-name.ts';
import { hasInvisibleCharacter } from '../text/invisible-character.ts';

const scheme = /^https?:\/\//i;
const address = /^([^\s/?#:@\\]+)(?::[0-9]{1,5})?(?:[/?#]\S*)?$/;

/**
 * Reads the address of a website. An address without a scheme gets `https://`.
 *
 * @param text - as typed; spaces around it are dropped
 * @returns the address with its scheme, otherwise as typed; undefined for another scheme or a host without a public name
 * @example
 * readWebsite('www.example.com'); // 'https://www.example.com'
 * readWebsite('http://example.com/shop'); // 'http://example.com/shop'
 * readWebsite('javascript:alert(1)'); // undefined
 */
export function readWebsite(text: string): string | undefined {
  const typed = text.trim();
  const [, host = ''] = address.exec(typed.replace(scheme, '')) ?? [];
  if (hasInvisibleCharacter(typed) || !isDomainName(host)) return undefined;
  return scheme.test(typed) ? typed : `https://${typed}`;
}
