import type { PageSettings } from '@tillbook/contract';
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

export type NavigationItem = {
  readonly name: string;
  readonly path: string;
  readonly icon: ReactNode;
  /** Shown in the application mode `dev` only. */
  readonly isDevelopmentOnly?: boolean;
};

/** The navigation menu, in groups that space sets apart. */
export const navigation: readonly (readonly NavigationItem[])[] = [
  [{ name: 'Overview', path: '/overview', icon: <ChartIcon /> }],
  [
    { name: 'Payments', path: '/payments', icon: <TrayInIcon /> },
    { name: 'Payouts', path: '/payouts', icon: <TrayOutIcon /> },
    { name: 'Settlements', path: '/settlements', icon: <SlipIcon /> },
    { name: 'Refunds', path: '/refunds', icon: <ReturnIcon /> },
  ],
  [
    { name: 'Payment Instruments', path: '/payment-instruments', icon: <CardIcon /> },
    { name: 'Virtual Terminal', path: '/virtual-terminal', icon: <KeypadIcon /> },
    { name: 'Disputes', path: '/disputes', icon: <FlagIcon /> },
  ],
  [
    { name: 'Settings', path: '/settings', icon: <SlidersIcon /> },
    { name: 'Profile', path: '/profile', icon: <StoreIcon /> },
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
