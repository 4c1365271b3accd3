import type { AriaAttributes, DOMAttributes, MouseEvent, MouseEventHandler, ReactNode, Ref } from 'react';
import { classNames } from '../../private/class-names.ts';
import { TextSlot } from '../../private/text-slot.tsx';
import { Spinner } from '../spinner/spinner.tsx';
import { button, buttonSize, buttonVariant, fullWidth } from './button.css.ts';

export type ButtonVariant = keyof typeof buttonVariant;
export type ButtonSize = keyof typeof buttonSize;

/** The props that buttons and links that look like buttons share. */
export type ButtonLook = {
  /**
   * One primary per view; `critical` for irreversible actions; `dashed` for adding one more item to a group.
   *
   * @default 'secondary'
   */
  readonly variant?: ButtonVariant | undefined;
  /**
   * `medium` in forms and headers, `small` in rows and card heads, `large` on a page with a single action.
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
  /** Before the label. */
  readonly icon?: ReactNode;
  /** After the label: a chevron, nothing else. */
  readonly iconAfter?: ReactNode;
};

/** A press may follow: time to load what it will show. */
export type IntentHandlers = Pick<
  DOMAttributes<HTMLElement>,
  'onFocus' | 'onTouchStart' | 'onPointerEnter' | 'onPointerLeave'
>;

export type ButtonProps = ButtonLook & {
  readonly children: ReactNode;
  /** What it does in a form; a button that sends it is a `submit`. */
  readonly type?: 'button' | 'submit' | 'reset';
  readonly disabled?: boolean;
  /** Disabled but still focusable, for when the user would otherwise lose their place on the page. */
  readonly focusableWhenDisabled?: boolean;
  /** The action is in progress: shows a spinner, and ignores further presses. */
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

/** The class names of a button's look, for this package's own links and triggers. */
export const buttonClass = ({ variant = 'secondary', size = 'medium', width = 'auto' }: ButtonLook): string =>
  classNames(button, buttonVariant[variant], buttonSize[size], width === 'full' && fullWidth);

/** Does something on this page. To go to another page, use `LinkButton`. */
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
  // A busy button keeps the focus, so it is not disabled in HTML; its click and form submit are canceled instead.
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
