import type { ReactNode } from 'react';
import { TextSlot } from '../../private/text-slot.tsx';
import { ArrowLeftIcon } from '../icon/icons/arrow-left.tsx';
import { Link } from '../link/link.tsx';
import { backLink } from './back-link.css.ts';

export type BackLinkProps = {
  readonly href: string;
  /** The destination: the name of the list. */
  readonly children: ReactNode;
};

/** Links back to a list, above the title of a detail screen. */
export function BackLink({ href, children }: BackLinkProps) {
  return (
    <Link href={href} className={backLink}>
      <ArrowLeftIcon />
      <TextSlot>{children}</TextSlot>
    </Link>
  );
}
