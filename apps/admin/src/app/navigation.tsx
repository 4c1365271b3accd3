import { BookIcon, BuildingIcon, ChartIcon, FileIcon, FlagIcon } from '@tillbook/ui';
import type { ReactNode } from 'react';

export type NavigationItem = {
  readonly name: string;
  /** The whole path, as the browser shows it. */
  readonly path: string;
  readonly icon: ReactNode;
};

/** The specification's two first, in its words; then what it has no word for. */
export const navigation: readonly NavigationItem[] = [
  { name: 'Accounts', path: '/admin/accounts', icon: <BuildingIcon /> },
  { name: 'General Ledger', path: '/admin/general-ledger', icon: <BookIcon /> },
  { name: 'Programs', path: '/admin/programs', icon: <FlagIcon /> },
  { name: 'Audit', path: '/admin/audit', icon: <FileIcon /> },
  { name: 'System', path: '/admin/system', icon: <ChartIcon /> },
];

/** True where the screen at `path` is the item's own or one below it. */
export const isCurrent = (item: NavigationItem, path: string): boolean =>
  path === item.path || path.startsWith(`${item.path}/`);
