import type { ListName, PageSettings } from '@tillbook/contract';
import {
  CardIcon,
  ChartIcon,
  FlagIcon,
  InfoIcon,
  KeypadIcon,
  ReturnIcon,
  SlidersIcon,
  SlipIcon,
  StoreIcon,
  TrayInIcon,
  TrayOutIcon,
} from '@tillbook/ui';
import type { ReactNode } from 'react';
import { listPath, listTitle } from '../lists/list-names.ts';

export type NavigationItem = {
  readonly name: string;
  readonly path: string;
  readonly icon: ReactNode;
  /** The letter after `g` that opens the screen; developer screens have no letter. */
  readonly letter?: string;
  /** Paths of other screens that belong to the item. */
  readonly alsoAt?: readonly string[];
  readonly isDevelopmentOnly?: boolean;
};

const listItem = (list: ListName, icon: ReactNode, letter: string): NavigationItem => ({
  name: listTitle(list),
  path: listPath(list),
  icon,
  letter,
});

export const navigation: readonly (readonly NavigationItem[])[] = [
  [
    {
      name: 'Overview',
      path: '/overview',
      icon: <ChartIcon />,
      letter: 'o',
      alsoAt: ['/pending-ledger', '/settled-ledger'],
    },
  ],
  [
    listItem('payments', <TrayInIcon />, 'p'),
    listItem('payouts', <TrayOutIcon />, 'u'),
    { ...listItem('settlements', <SlipIcon />, 's'), alsoAt: ['/statements'] },
    listItem('refunds', <ReturnIcon />, 'r'),
  ],
  [
    listItem('payment-instruments', <CardIcon />, 'i'),
    { name: 'Virtual Terminal', path: '/virtual-terminal', icon: <KeypadIcon />, letter: 't' },
    listItem('disputes', <FlagIcon />, 'd'),
  ],
  [
    {
      name: 'Settings',
      path: '/settings',
      icon: <SlidersIcon />,
      letter: 'e',
      alsoAt: ['/team'],
    },
    { name: 'Profile', path: '/profile', icon: <StoreIcon />, letter: 'f' },
  ],
  [{ name: 'Configuration', path: '/configuration', icon: <InfoIcon />, isDevelopmentOnly: true }],
];

const isAt = (path: string, pathname: string): boolean =>
  pathname === path || pathname.startsWith(`${path}/`);

/** Returns true for the item's screens, the screens below them, and the details of its list. */
export const isCurrent = (
  { path, alsoAt = [] }: NavigationItem,
  pathname: string,
  listOfDetail?: string,
): boolean => path === listOfDetail || [path, ...alsoAt].some((each) => isAt(each, pathname));

export const shownNavigation = (
  groups: readonly (readonly NavigationItem[])[],
  applicationMode: PageSettings['applicationMode'],
): readonly (readonly NavigationItem[])[] =>
  groups
    .map((group) => group.filter((item) => !item.isDevelopmentOnly || applicationMode === 'dev'))
    .filter((group) => group.length > 0);
