import type { ReactNode } from 'react';
import { classNames } from '../../private/class-names.ts';
import { buttonClass, type ButtonSize, type ButtonVariant } from '../button/button.tsx';
import { iconButton, iconButtonSize } from '../icon-button/icon-button.css.ts';
import { Link } from '../link/link.tsx';

export type IconLinkProps = {
  readonly href: string;
  /** Where it leads: the accessible name and tooltip. */
  readonly label: string;
  readonly icon: ReactNode;
  /** As for a `Button`. */
  readonly variant?: ButtonVariant;
  readonly size?: ButtonSize;
};

/** A link with only an icon: a second link in a row that is a link itself. */
export function IconLink({ href, label, icon, variant = 'ghost', size = 'medium' }: IconLinkProps) {
  return (
    <Link
      href={href}
      aria-label={label}
      title={label}
      className={classNames(buttonClass({ variant, size }), iconButton, iconButtonSize[size])}
    >
      {icon}
    </Link>
  );
}
