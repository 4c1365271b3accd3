import * as Radix from 'radix-ui/dialog';
import type { FormEvent, ReactNode } from 'react';
import { dialog } from '../../css/overlay.css.ts';
import { useDialogFocus } from '../../private/dialog-focus.ts';
import { CloseIcon } from '../icon/icons/close.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import {
  dialogBody,
  dialogDescription,
  dialogFoot,
  dialogHead,
  dialogOverlay,
  dialogTitle,
} from './dialog.css.ts';

export type DialogProps = {
  readonly open: boolean;
  /** Called with false by Escape, by a click beside the dialog and by its close button. */
  readonly onOpenChange: (open: boolean) => void;
  readonly title: string;
  /** A sentence or two below the title, read aloud with it. */
  readonly description?: ReactNode;
  readonly children?: ReactNode;
  /** Cancel, then the action. On a phone they share the width. */
  readonly footer?: ReactNode;
  /** Makes a form of the dialog: Enter in a field and a submit button in the footer call it. */
  readonly onSubmit?: () => void;
};

/** Asks for a decision or a few fields, above the page. Below 768 px it is a sheet at the bottom. */
export function Dialog({ open, onOpenChange, title, description, children, footer, onSubmit }: DialogProps) {
  const focus = useDialogFocus();
  const content = (
    <>
      <div className={dialogBody}>
        {description && (
          <Radix.Description asChild>
            <div className={dialogDescription}>{description}</div>
          </Radix.Description>
        )}
        {children}
      </div>
      {footer && <div className={dialogFoot}>{footer}</div>}
    </>
  );
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className={dialogOverlay}>
          <Radix.Content
            className={dialog}
            {...focus}
            {...(!description && { 'aria-describedby': undefined })}
          >
            <div className={dialogHead}>
              <Radix.Title className={dialogTitle}>{title}</Radix.Title>
              <Radix.Close asChild>
                <IconButton label="Close" variant="ghost" icon={<CloseIcon />} />
              </Radix.Close>
            </div>
            {onSubmit ? (
              <form noValidate onSubmit={(event) => submit(event, onSubmit)}>
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
  // A form inside a portal still bubbles through React to the form the dialog was opened from.
  event.stopPropagation();
  onSubmit();
}
