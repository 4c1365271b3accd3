import type { ReactNode } from 'react';
import { visuallyHidden } from '../../css/visually-hidden.css.ts';
import { Link } from '../link/link.tsx';
import { navCount, navIcon, navItem, smallLink, smallLinks } from './sidebar.css.ts';

type NavItemContent = {
  readonly children: string;
  readonly icon: ReactNode;
  /** How many wait there. */
  readonly count?: number;
  /** What the count counts, for a screen reader: "open". */
  readonly countLabel?: string;
};

export type NavItemProps = NavItemContent &
  (
    | {
        readonly href: string;
        readonly current?: boolean;
        readonly newTab?: boolean;
        readonly onClick?: never;
      }
    | {
        readonly onClick: () => void;
        readonly href?: never;
        readonly current?: never;
        readonly newTab?: never;
      }
  );

function Content({ children, icon, count, countLabel }: NavItemContent) {
  return (
    <>
      <span className={navIcon}>{icon}</span>
      {children}
      {count !== undefined && count > 0 && (
        <span className={navCount}>
          {countLabel && <span className={visuallyHidden}>, {countLabel}: </span>}
          {count}
        </span>
      )}
    </>
  );
}

/** One place to go, or with `onClick` one thing to do. */
export function NavItem(props: NavItemProps) {
  if (props.href === undefined) {
    return (
      <button type="button" className={navItem} onClick={props.onClick}>
        <Content {...props} />
      </button>
    );
  }
  return (
    <Link
      href={props.href}
      className={navItem}
      aria-current={props.current ? 'page' : undefined}
      target={props.newTab ? '_blank' : undefined}
      rel={props.newTab ? 'noopener' : undefined}
    >
      <Content {...props} />
    </Link>
  );
}

export type SidebarLinksProps = {
  readonly links: readonly { readonly href: string; readonly label: string }[];
};

/** Small links in one line: terms, privacy. */
export function SidebarLinks({ links }: SidebarLinksProps) {
  return (
    <p className={smallLinks}>
      {links.map((link) => (
        <Link key={link.label} href={link.href} className={smallLink}>
          {link.label}
        </Link>
      ))}
    </p>
  );
}
