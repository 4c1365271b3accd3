import type { ReactNode } from 'react';

type MenuItemLook = {
  readonly id: string;
  readonly label: string;
  /** Either all items of a menu have one, or none. */
  readonly icon?: ReactNode;
  /** Makes it one of the choices of its group: whether it is the current one, which has a check mark for an icon. */
  readonly current?: boolean;
  /** A line below: why it is disabled, or what it will do. */
  readonly hint?: string;
  readonly disabled?: boolean;
};

/** An action. */
export type MenuAction = MenuItemLook & {
  readonly onSelect: () => void;
  /** `critical` for irreversible actions. */
  readonly tone?: 'critical';
  readonly href?: never;
  readonly checked?: never;
};

/** A real link. */
export type MenuLink = MenuItemLook & {
  readonly href: string;
  readonly newTab?: boolean;
  readonly onSelect?: never;
  readonly checked?: never;
};

/** A toggle. The menu stays open, so that several can be changed. */
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
