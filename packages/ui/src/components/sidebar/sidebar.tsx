import type { ReactNode } from 'react';
import { navGap, navList, sidebar, sidebarFoot, sidebarHead } from './sidebar.css.ts';

export type SidebarProps = {
  /** The brand. */
  readonly head: ReactNode;
  /** A `WorkspaceSwitch`, or whatever says where one is. */
  readonly switcher?: ReactNode;
  readonly search?: ReactNode;
  /** `NavItem`s, in groups cut by `NavGap`. */
  readonly children: ReactNode;
  /** `NavItem`s and `SidebarLinks` at the bottom. */
  readonly foot?: ReactNode;
  /** Names the navigation for a screen reader. */
  readonly label: string;
};

/** The way to everywhere: beside the page, and in the slide-over on a phone. */
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

/** Space between two groups of items, and nothing else. */
export function NavGap() {
  return <div className={navGap} />;
}
