import type { ReactNode, Ref } from 'react';
import { classNames } from '../../private/class-names.ts';
import { markValues } from '../../private/mark-values.tsx';
import { Link } from '../link/link.tsx';
import { alone, textLink, underlined } from './text-link.css.ts';

export type TextLinkProps = {
  readonly href: string;
  readonly children: ReactNode;
  /** `inText` is underlined, `alone` is a touch target, `plain` is for cells and description lists. */
  readonly placement?: 'inText' | 'alone' | 'plain';
  readonly newTab?: boolean;
  readonly id?: string;
  readonly ref?: Ref<HTMLAnchorElement>;
  readonly 'aria-label'?: string;
};

/** Links to another page, within text. */
export function TextLink({ href, children, placement = 'plain', newTab = false, ...rest }: TextLinkProps) {
  return (
    <Link
      {...rest}
      href={href}
      className={classNames(textLink, placement === 'inText' && underlined, placement === 'alone' && alone)}
      target={newTab ? '_blank' : undefined}
      rel={newTab ? 'noopener' : undefined}
    >
      {markValues(children)}
    </Link>
  );
}
