import type { NavigationItem } from '../navigation.tsx';

const letters: Readonly<Record<string, string>> = {
  '/overview': 'o',
  '/payments': 'p',
  '/payouts': 'u',
  '/settlements': 's',
  '/refunds': 'r',
  '/payment-instruments': 'i',
  '/virtual-terminal': 't',
  '/disputes': 'd',
  '/settings': 'e',
  '/profile': 'f',
};

/** The letter that leads to a place after a `g`; a place for developers alone has none. */
export const letterOf = ({ path }: NavigationItem): string | undefined => letters[path];
