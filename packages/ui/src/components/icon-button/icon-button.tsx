import type { AriaAttributes, MouseEventHandler, ReactNode, Ref } from 'react';
import { classNames } from '../../private/class-names.ts';
import { buttonClass, type ButtonSize, type ButtonVariant } from '../button/button.tsx';
import { iconButton, iconButtonSize } from './icon-button.css.ts';

export type IconButtonProps = {
  /** The accessible name. */
  readonly label: string;
  readonly icon: ReactNode;
  /**
   * The variant of a `Button`.
   *
   * @default 'secondary'
   */
  readonly variant?: ButtonVariant;
  readonly size?: ButtonSize;
  readonly disabled?: boolean;
  readonly onClick?: MouseEventHandler<HTMLButtonElement>;
  readonly id?: string;
  readonly ref?: Ref<HTMLButtonElement>;
} & Pick<
  AriaAttributes,
  'aria-controls' | 'aria-disabled' | 'aria-expanded' | 'aria-haspopup' | 'aria-pressed'
>;

/** Runs a familiar action with an icon alone: close, reload, open the menu. */
export function IconButton({ label, icon, variant, size = 'medium', ...rest }: IconButtonProps) {
  return (
    <button
      {...rest}
      type="button"
      aria-label={label}
      className={classNames(buttonClass({ variant, size }), iconButton, iconButtonSize[size])}
    >
      {icon}
    </button>
  );
}
