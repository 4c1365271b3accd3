import type { AriaAttributes, DOMAttributes, MouseEvent, MouseEventHandler, ReactNode, Ref } from 'react';
import { classNames } from '../../private/class-names.ts';
import { Spinner } from '../spinner/spinner.tsx';
import { button, buttonSize, buttonVariant, fullWidth } from './button.css.ts';

export type ButtonVariant = keyof typeof buttonVariant;
export type ButtonSize = keyof typeof buttonSize;

/** The look that buttons and links drawn as buttons have in common. */
export type ButtonLook = {
  /** One primary per view; `critical` for what cannot be undone; `dashed` for what adds one more to those beside it. */
  readonly variant?: ButtonVariant | undefined;
  readonly size?: ButtonSize | undefined;
  readonly width?: 'auto' | 'full' | undefined;
  /** Stands before the words. */
  readonly icon?: ReactNode;
  /** Stands after the words: a chevron, nothing else. */
  readonly iconAfter?: ReactNode;
};

/** What tells that a press may come: time to load what it will show. */
export type IntentHandlers = Pick<
  DOMAttributes<HTMLElement>,
  'onFocus' | 'onTouchStart' | 'onPointerEnter' | 'onPointerLeave'
>;

export type ButtonProps = ButtonLook & {
  readonly children: ReactNode;
  readonly type?: 'button' | 'submit' | 'reset';
  readonly disabled?: boolean;
  /** Disabled to press but still reached by Tab, where losing the focus would lose the place. */
  readonly focusableWhenDisabled?: boolean;
  /** The action is under way: a spinner stands before the words, and pressing again does nothing. */
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

/** The classes of a button's look, for this package's own links and triggers. */
export const buttonClass = ({ variant = 'secondary', size = 'medium', width = 'auto' }: ButtonLook): string =>
  classNames(button, buttonVariant[variant], buttonSize[size], width === 'full' && fullWidth);

/** Does something on this page. What goes to another page is a `LinkButton`. */
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
  // A busy button keeps the focus, so it is not disabled for the browser; the press, and a form's submit with it, stops here.
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
      {children}
      {iconAfter}
    </button>
  );
}
