import type { ReactNode } from 'react';
import { Link } from '../link/link.tsx';
import { navIcon, navItem, smallLink, smallLinks } from './sidebar.css.ts';

type NavItemContent = { readonly children: string; readonly icon: ReactNode };

type WaitingItems = {
  /** The number of items waiting on the page. */
  readonly count?: number;
  /** The count's unit, for screen readers: "open". */
  readonly countLabel?: string;
};

export type NavItemProps = NavItemContent &
  (
    | (WaitingItems & {
        readonly href: string;
        /** True for the link of the current page. */
        readonly current?: boolean;
        readonly newTab?: boolean;
        readonly onClick?: never;
      })
    | {
        readonly onClick: () => void;
        readonly href?: never;
        readonly current?: never;
        readonly newTab?: never;
      }
  );

function Content({ children, icon }: NavItemContent) {
  return (
    <>
      <span className={navIcon}>{icon}</span>
      <span>{children}</span>
    </>
  );
}

/** Adds the count to the link's description, so that its accessible name is only the screen's name. */
const countAttributes = ({ count = 0, countLabel = '' }: WaitingItems) =>
  count > 0 ? { 'data-count': count, 'aria-description': `${String(count)} ${countLabel}`.trim() } : {};

/** Shows a link or, with `onClick`, a button. */
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
      {...countAttributes(props)}
    >
      <Content {...props} />
    </Link>
  );
}

export type SidebarLinksProps = {
  /** The links, in order: terms, privacy. */
  readonly links: readonly { readonly href: string; readonly label: string }[];
};

/** Shows small links in one line. */
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
