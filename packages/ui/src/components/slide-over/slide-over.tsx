import * as Radix from 'radix-ui/dialog';
import type { MouseEvent, ReactNode } from 'react';
import { classNames } from '../../private/class-names.ts';
import { TextSlot } from '../../private/text-slot.tsx';
import { useDialogFocus } from '../../private/dialog-focus.ts';
import { isOnOverlay, overlayMark } from '../../private/outside-press.ts';
import { markValues } from '../../private/mark-values.tsx';
import { CloseIcon } from '../icon/icons/close.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import {
  slideBody,
  slideClose,
  slideFoot,
  slideHead,
  slideOver,
  slideOverlay,
  slideSide,
  slideTitle,
} from './slide-over.css.ts';

export type SlideOverProps = {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  /** The accessible name: "Menu". */
  readonly label: string;
  /** The accessible name of the close button. */
  readonly closeLabel?: string;
  /**
   * `start` is for the menu and shows only its content and a close button; `end` is for details and shows the
   * label as a title.
   */
  readonly side?: keyof typeof slideSide;
  /** Buttons that stay visible. Only for `side="end"`. */
  readonly footer?: ReactNode;
  readonly children: ReactNode;
};

/** Opens a panel at the edge of the screen, above the page. Following one of its links closes it. */
export function SlideOver({
  open,
  onOpenChange,
  label,
  side = 'start',
  closeLabel = side === 'start' ? 'Close menu' : 'Close',
  footer,
  children,
}: SlideOverProps) {
  const focus = useDialogFocus();
  const closeOnLink = (event: MouseEvent) => {
    if (event.target instanceof Element && event.target.closest('a')) onOpenChange(false);
  };
  const close = (
    <Radix.Close asChild>
      <IconButton label={closeLabel} variant="ghost" icon={<CloseIcon />} />
    </Radix.Close>
  );
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className={slideOverlay[side]} {...overlayMark}>
          <Radix.Content
            className={classNames(slideOver, slideSide[side])}
            aria-describedby={undefined}
            aria-label={label}
            {...focus}
            onPointerDownOutside={(event) => !isOnOverlay(event) && event.preventDefault()}
            onClick={closeOnLink}
          >
            {side === 'start' ? (
              <>
                <Radix.Title hidden>{label}</Radix.Title>
                <TextSlot>{children}</TextSlot>
                <div className={slideClose}>{close}</div>
              </>
            ) : (
              <>
                <div className={slideHead}>
                  <Radix.Title className={slideTitle}>{markValues(label)}</Radix.Title>
                  {close}
                </div>
                {/* Makes the scroll container focusable, so that it can be scrolled by keyboard. */}
                {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
                <div className={slideBody} role="group" aria-label={label} tabIndex={0}>
                  {markValues(children)}
                </div>
                {footer && <div className={slideFoot}>{footer}</div>}
              </>
            )}
          </Radix.Content>
        </Radix.Overlay>
      </Radix.Portal>
    </Radix.Root>
  );
}
