import type { ReactNode } from 'react';
import { classNames } from '../../private/class-names.ts';
import { buttonClass, type ButtonSize, type ButtonVariant } from '../button/button.tsx';
import { iconButton, iconButtonSize } from '../icon-button/icon-button.css.ts';
import { Link } from '../link/link.tsx';

export type IconLinkProps = {
  readonly href: string;
  /** The destination, as accessible name and tooltip. */
  readonly label: string;
  readonly icon: ReactNode;
  /** The variant of a `Button`. Defaults to `ghost`. */
  readonly variant?: ButtonVariant;
  readonly size?: ButtonSize;
};

/** Links to another page with an icon alone. Use it for a second link in a row that is a link itself. */
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
