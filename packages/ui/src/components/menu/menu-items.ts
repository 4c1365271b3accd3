import type { ReactNode } from 'react';

type MenuItemLook = {
  readonly id: string;
  readonly label: string;
  /** The icon of the item. Set it for all items of a menu or for none. */
  readonly icon?: ReactNode;
  /** Makes the item one of several choices. True for the current choice, which shows a check mark. */
  readonly current?: boolean;
  /** A line below the label: the effect of the item, or the reason why it is disabled. */
  readonly hint?: string;
  readonly disabled?: boolean;
};

/** An item that runs an action. */
export type MenuAction = MenuItemLook & {
  readonly onSelect: () => void;
  /** Use `critical` for irreversible actions. */
  readonly tone?: 'critical';
  readonly href?: never;
  readonly checked?: never;
};

/** An item that links to a page. */
export type MenuLink = MenuItemLook & {
  readonly href: string;
  readonly newTab?: boolean;
  readonly onSelect?: never;
  readonly checked?: never;
};

/** An item that is turned on and off. The menu stays open, so that the user can change several items. */
export type MenuToggle = Omit<MenuItemLook, 'icon' | 'current'> & {
  readonly icon?: never;
  readonly current?: never;
  readonly checked: boolean;
  readonly onCheckedChange: (checked: boolean) => void;
  readonly href?: never;
  readonly onSelect?: never;
};

export type MenuItem = MenuAction | MenuLink | MenuToggle;

/** A group of items; hairlines separate groups. */
export type MenuGroup = { readonly id: string; readonly label?: string; readonly items: readonly MenuItem[] };
