import type { ReactNode } from 'react';
import { TextSlot } from '../../private/text-slot.tsx';
import { buttonClass, type ButtonLook } from '../button/button.tsx';
import { Link } from '../link/link.tsx';

export type LinkButtonProps = ButtonLook & {
  readonly href: string;
  readonly children: ReactNode;
  /** Opens in a new tab. */
  readonly newTab?: boolean;
  /** Downloads the file instead of opening it. */
  readonly download?: boolean;
  readonly id?: string;
};

/** Links to another page, with the look of a button. */
export function LinkButton({
  href,
  children,
  variant,
  size,
  width,
  icon,
  iconAfter,
  newTab = false,
  download = false,
  id,
}: LinkButtonProps) {
  return (
    <Link
      href={href}
      id={id}
      className={buttonClass({ variant, size, width })}
      target={newTab ? '_blank' : undefined}
      rel={newTab ? 'noopener' : undefined}
      download={download || undefined}
    >
      {icon}
      <TextSlot>{children}</TextSlot>
      {iconAfter}
    </Link>
  );
}
