import { isIPv6 } from 'node:net';

const groupCount = 8;
/** 64 bits: a household or a server gets at least a /64, and may use any address in it. */
const networkGroups = 4;

const groupsOf = (part: string) => (part === '' ? [] : part.split(':'));

const expand = (address: string): string[] => {
  const [head = '', tail] = (address.split('%')[0] ?? '').split('::');
  if (tail === undefined) return groupsOf(head);
  const [before, after] = [groupsOf(head), groupsOf(tail)];
  const zeros = Array.from({ length: groupCount - before.length - after.length }, () => '0');
  return [...before, ...zeros, ...after];
};

/**
 * Returns the unit that a throttle counts by: an IPv4 address, or the network of an IPv6 address.
 * @example
 * clientNetwork('2001:db8::1'); // '2001:db8:0:0'
 * clientNetwork('192.0.2.1'); // '192.0.2.1'
 */
export const clientNetwork = (address: string | undefined): string => {
  if (address === undefined) return 'unknown';
  if (!isIPv6(address)) return address;
  return expand(address.toLowerCase())
    .slice(0, networkGroups)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':');
};
