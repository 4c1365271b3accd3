import type { ReactNode } from 'react';
import { navGap, navList, sidebar, sidebarFoot, sidebarHead } from './sidebar.css.ts';

export type SidebarProps = {
  /** The brand. */
  readonly head: ReactNode;
  /** A `WorkspaceSwitch`, or another indication of the user's workspace. */
  readonly switcher?: ReactNode;
  /** A `SearchButton`. */
  readonly search?: ReactNode;
  /** `NavItem`s, in groups separated by `NavGap`. */
  readonly children: ReactNode;
  /** `NavItem`s and `SidebarLinks` at the bottom. */
  readonly foot?: ReactNode;
  /** The accessible name of the navigation. */
  readonly label: string;
};

/** Shows the main navigation, next to the page or, on small screens, in the slide-over. */
export function Sidebar({ head, switcher, search, children, foot, label }: SidebarProps) {
  return (
    <nav className={sidebar} aria-label={label}>
      <div className={sidebarHead}>{head}</div>
      {switcher}
      {search}
      <div className={navList}>{children}</div>
      {foot && <div className={sidebarFoot}>{foot}</div>}
    </nav>
  );
}

/** Separates two groups of items. */
export function NavGap() {
  return <div className={navGap} />;
}
