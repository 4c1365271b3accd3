import type { AriaAttributes, DOMAttributes, MouseEvent, MouseEventHandler, ReactNode, Ref } from 'react';
import { classNames } from '../../private/class-names.ts';
import { TextSlot } from '../../private/text-slot.tsx';
import { Spinner } from '../spinner/spinner.tsx';
import { button, buttonSize, buttonVariant, fullWidth } from './button.css.ts';

export type ButtonVariant = keyof typeof buttonVariant;
export type ButtonSize = keyof typeof buttonSize;

/** Props shared by buttons and by links that look like buttons. */
export type ButtonLook = {
  /**
   * Use one `primary` per view, `critical` for irreversible actions, `dashed` to add one more item to a
   * group.
   *
   * @default 'secondary'
   */
  readonly variant?: ButtonVariant | undefined;
  /**
   * Use `medium` in forms and headers, `small` in rows and card heads, `large` on a page with a single
   * action.
   *
   * @default 'medium'
   */
  readonly size?: ButtonSize | undefined;
  /**
   * `full` fills its container, as in a narrow form.
   *
   * @default 'auto'
   */
  readonly width?: 'auto' | 'full' | undefined;
  /** An icon before the label. */
  readonly icon?: ReactNode;
  /** A chevron after the label; no other icon belongs here. */
  readonly iconAfter?: ReactNode;
};

/** Events that indicate a likely press, early enough to preload its result. */
export type IntentHandlers = Pick<
  DOMAttributes<HTMLElement>,
  'onFocus' | 'onTouchStart' | 'onPointerEnter' | 'onPointerLeave'
>;

export type ButtonProps = ButtonLook & {
  readonly children: ReactNode;
  /** The button's role in a form; a `submit` button sends the form. */
  readonly type?: 'button' | 'submit' | 'reset';
  readonly disabled?: boolean;
  /** Stays focusable while disabled, so that the user does not lose their place on the page. */
  readonly focusableWhenDisabled?: boolean;
  /** Shows a spinner and ignores presses while the action is in progress. */
  readonly busy?: boolean;
  readonly onClick?: MouseEventHandler<HTMLButtonElement>;
  readonly id?: string;
  readonly form?: string;
  readonly ref?: Ref<HTMLButtonElement>;
} & IntentHandlers &
  Pick<
    AriaAttributes,
    | 'aria-label'
    | 'aria-describedby'
    | 'aria-controls'
    | 'aria-expanded'
    | 'aria-haspopup'
    | 'aria-keyshortcuts'
    | 'aria-pressed'
  >;

/** Returns the class names of a button's look, for this package's own links and triggers. */
export const buttonClass = ({ variant = 'secondary', size = 'medium', width = 'auto' }: ButtonLook): string =>
  classNames(button, buttonVariant[variant], buttonSize[size], width === 'full' && fullWidth);

/** Runs an action on this page. To go to another page, use `LinkButton`. */
export function Button({
  variant,
  size,
  width,
  icon,
  iconAfter,
  children,
  type = 'button',
  disabled = false,
  focusableWhenDisabled = false,
  busy = false,
  onClick,
  ...rest
}: ButtonProps) {
  const unavailable = busy || (disabled && focusableWhenDisabled);
  // Cancels click and form submit instead of disabling the button, so that it retains the focus while busy.
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (unavailable) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      {...rest}
      type={type}
      className={buttonClass({ variant, size, width })}
      disabled={disabled && !focusableWhenDisabled && !busy}
      aria-disabled={unavailable || undefined}
      data-busy={busy ? '' : undefined}
      onClick={press}
    >
      {busy ? <Spinner /> : icon}
      <TextSlot>{children}</TextSlot>
      {iconAfter}
    </button>
  );
}
