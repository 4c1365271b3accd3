import * as Radix from 'radix-ui/dialog';
import type { FormEvent, ReactNode } from 'react';
import { TextSlot } from '../../private/text-slot.tsx';
import { dialog } from '../../css/overlay.css.ts';
import { useDialogFocus } from '../../private/dialog-focus.ts';
import { isOnOverlay, overlayMark } from '../../private/outside-press.ts';
import { markValues } from '../../private/mark-values.tsx';
import { CloseIcon } from '../icon/icons/close.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import {
  dialogBody,
  dialogContent,
  dialogDescription,
  dialogFoot,
  dialogForm,
  dialogHead,
  dialogOverlay,
  dialogTitle,
} from './dialog.css.ts';

export type DialogProps = {
  readonly open: boolean;
  /** Called with false on Escape, a click on the overlay around the dialog, and the close button. */
  readonly onOpenChange: (open: boolean) => void;
  /**
   * Called before a click on the overlay closes the dialog. A form can store its draft here, because that
   * click may be accidental.
   */
  readonly onClickOutside?: () => void;
  readonly title: string;
  /** A sentence or two below the title, announced with it. */
  readonly description?: ReactNode;
  readonly children?: ReactNode;
  /**
   * Scrolls the whole dialog. Set it if a frame is the only focusable content: keys could not scroll the body
   * alone.
   */
  readonly scrollsWhole?: boolean;
  /** The buttons: cancel, then the action. On phones they share the width. */
  readonly footer?: ReactNode;
  /** Makes the dialog a form, submitted by Enter in a field and by a submit button in the footer. */
  readonly onSubmit?: () => void;
};

/** Asks for a decision or a few fields, above the page. Below 768 px it is a bottom sheet. */
export function Dialog({
  open,
  onOpenChange,
  onClickOutside,
  title,
  description,
  children,
  scrollsWhole = false,
  footer,
  onSubmit,
}: DialogProps) {
  const focus = useDialogFocus();
  const content = (
    <>
      <div className={dialogBody}>
        {description && (
          <Radix.Description asChild>
            <div className={dialogDescription}>{markValues(description)}</div>
          </Radix.Description>
        )}
        <TextSlot>{children}</TextSlot>
      </div>
      {footer && <div className={dialogFoot}>{footer}</div>}
    </>
  );
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className={dialogOverlay} {...overlayMark}>
          <Radix.Content
            // Scrolls the whole dialog if it has only text: without a focusable element, the text alone could
            // not be scrolled by keyboard.
            className={children && !scrollsWhole ? dialogContent : dialog}
            {...focus}
            onPointerDownOutside={(event) => {
              if (isOnOverlay(event)) onClickOutside?.();
              else event.preventDefault();
            }}
            {...(!description && { 'aria-describedby': undefined })}
          >
            <div className={dialogHead}>
              <Radix.Title className={dialogTitle}>{markValues(title)}</Radix.Title>
              <Radix.Close asChild>
                <IconButton label="Close" variant="ghost" icon={<CloseIcon />} />
              </Radix.Close>
            </div>
            {onSubmit ? (
              <form className={dialogForm} noValidate onSubmit={(event) => submit(event, onSubmit)}>
                {content}
              </form>
            ) : (
              content
            )}
          </Radix.Content>
        </Radix.Overlay>
      </Radix.Portal>
    </Radix.Root>
  );
}

function submit(event: FormEvent, onSubmit: () => void): void {
  event.preventDefault();
  // Stops the event: a form in a portal still bubbles through React to the form that opened the dialog.
  event.stopPropagation();
  onSubmit();
}
