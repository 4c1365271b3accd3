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
  /** Leads there after a `g`; what is for developers alone has none. */
  readonly letter?: string;
  /** Shown in the application mode `dev` only. */
  readonly isDevelopmentOnly?: boolean;
};

const listItem = (list: ListName, icon: ReactNode, letter: string): NavigationItem => ({
  name: listTitle(list),
  path: listPath(list),
  icon,
  letter,
});

/** The navigation menu, in groups that space sets apart. */
export const navigation: readonly (readonly NavigationItem[])[] = [
  [{ name: 'Overview', path: '/overview', icon: <ChartIcon />, letter: 'o' }],
  [
    listItem('payments', <TrayInIcon />, 'p'),
    listItem('payouts', <TrayOutIcon />, 'u'),
    listItem('settlements', <SlipIcon />, 's'),
    listItem('refunds', <ReturnIcon />, 'r'),
  ],
  [
    listItem('payment-instruments', <CardIcon />, 'i'),
    { name: 'Virtual Terminal', path: '/virtual-terminal', icon: <KeypadIcon />, letter: 't' },
    listItem('disputes', <FlagIcon />, 'd'),
  ],
  [
    { name: 'Settings', path: '/settings', icon: <SlidersIcon />, letter: 'e' },
    { name: 'Profile', path: '/profile', icon: <StoreIcon />, letter: 'f' },
  ],
  [{ name: 'Configuration', path: '/configuration', icon: <InfoIcon />, isDevelopmentOnly: true }],
];

/** True where the screen at `pathname` is the item's own or one below it. */
export const isCurrent = (item: NavigationItem, pathname: string): boolean =>
  pathname === item.path || pathname.startsWith(`${item.path}/`);

/** The groups as a person sees them: without what is for developers alone, unless they are. */
export const shownNavigation = (
  groups: readonly (readonly NavigationItem[])[],
  applicationMode: PageSettings['applicationMode'],
): readonly (readonly NavigationItem[])[] =>
  groups
    .map((group) => group.filter((item) => !item.isDevelopmentOnly || applicationMode === 'dev'))
    .filter((group) => group.length > 0);
