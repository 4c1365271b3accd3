import { BookIcon, BuildingIcon, ChartIcon, FileIcon, FlagIcon } from '@tillbook/ui';
import type { ReactNode } from 'react';

export type NavigationItem = {
  readonly name: string;
  /** The full path, as in the address bar. */
  readonly path: string;
  readonly icon: ReactNode;
};

/** The first two items are named by the specification; the rest are additions. */
export const navigation: readonly NavigationItem[] = [
  { name: 'Accounts', path: '/admin/accounts', icon: <BuildingIcon /> },
  { name: 'General Ledger', path: '/admin/general-ledger', icon: <BookIcon /> },
  { name: 'Programs', path: '/admin/programs', icon: <FlagIcon /> },
  { name: 'Audit', path: '/admin/audit', icon: <FileIcon /> },
  { name: 'System', path: '/admin/system', icon: <ChartIcon /> },
];

/** Returns true if `path` is the item's screen or a screen below it. */
export const isCurrent = (item: NavigationItem, path: string): boolean =>
  path === item.path || path.startsWith(`${item.path}/`);
