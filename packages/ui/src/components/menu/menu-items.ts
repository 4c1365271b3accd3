import type { ReactNode } from 'react';

type MenuItemLook = {
  readonly id: string;
  readonly label: string;
  /** All items of a menu have one, or none has. */
  readonly icon?: ReactNode;
  /** It is what is shown now: it has a check mark in place of an icon. */
  readonly current?: boolean;
  /** A line below: why it cannot be pressed now, or what it will do. */
  readonly hint?: string;
  readonly disabled?: boolean;
};

/** Something to do. */
export type MenuAction = MenuItemLook & {
  readonly onSelect: () => void;
  /** `critical` for what cannot be undone. */
  readonly tone?: 'critical';
  readonly href?: never;
  readonly checked?: never;
};

/** Somewhere to go: a real link. */
export type MenuLink = MenuItemLook & {
  readonly href: string;
  readonly newTab?: boolean;
  readonly onSelect?: never;
  readonly checked?: never;
};

/** On or off. The menu stays open, so that several can be changed. */
export type MenuToggle = Omit<MenuItemLook, 'icon' | 'current'> & {
  readonly checked: boolean;
  readonly onCheckedChange: (checked: boolean) => void;
  readonly href?: never;
  readonly onSelect?: never;
};

export type MenuItem = MenuAction | MenuLink | MenuToggle;

/** Items that belong together; a hairline stands between groups. */
export type MenuGroup = { readonly id: string; readonly label?: string; readonly items: readonly MenuItem[] };
