import * as Radix from 'radix-ui/popover';
import { useId, type FormEvent, type ReactNode, type RefObject } from 'react';
import { useDialogFocus } from '../../private/dialog-focus.ts';
import { isOutsidePage } from '../../private/outside-press.ts';
import { useMedia } from '../../private/use-media.ts';
import { markValues } from '../../private/mark-values.tsx';
import { below } from '../../theme.ts';
import { Dialog } from '../dialog/dialog.tsx';
import { popover, popoverBody, popoverFoot, popoverTitle } from './popover.css.ts';

export type PopoverProps = {
  readonly open: boolean;
  /** Called with false on Escape and on a press elsewhere on the page. */
  readonly onOpenChange: (open: boolean) => void;
  readonly title: string;
  /** The button that opened the popover, next to which it is placed. */
  readonly anchor: RefObject<HTMLElement | null>;
  readonly align?: 'start' | 'end';
  readonly children: ReactNode;
  /** The buttons: cancel, then the action. */
  readonly footer?: ReactNode;
  /** Makes the popover a form, submitted by Enter in a field and by a submit button in the footer. */
  readonly onSubmit?: () => void;
};

/** Shows a few fields next to their trigger, with the page still visible. Below 768 px it is a `Dialog`. */
export function Popover({ anchor, align = 'start', ...props }: PopoverProps) {
  const isPhone = useMedia(below.phone);
  return isPhone ? <Dialog {...props} /> : <AnchoredPopover {...props} anchor={anchor} align={align} />;
}

function AnchoredPopover({
  open,
  onOpenChange,
  title,
  anchor,
  align,
  children,
  footer,
  onSubmit,
}: PopoverProps) {
  const titleId = useId();
  const focus = useDialogFocus();
  const content = (
    <>
      <div className={popoverBody}>{children}</div>
      {footer && <div className={popoverFoot}>{footer}</div>}
    </>
  );
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Anchor virtualRef={anchor} />
      <Radix.Portal>
        <Radix.Content
          {...focus}
          className={popover}
          aria-labelledby={titleId}
          align={align}
          sideOffset={6}
          collisionPadding={8}
          onInteractOutside={(event) => {
            // Ignores a press on the trigger: its click would open the popover again.
            const isOnTrigger = event.target instanceof Node && anchor.current?.contains(event.target);
            if (isOnTrigger || isOutsidePage(event)) event.preventDefault();
          }}
        >
          <h2 id={titleId} className={popoverTitle}>
            {markValues(title)}
          </h2>
          {onSubmit ? (
            <form noValidate onSubmit={(event) => submit(event, onSubmit)}>
              {content}
            </form>
          ) : (
            content
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

function submit(event: FormEvent, onSubmit: () => void): void {
  event.preventDefault();
  // Stops the event: even from a portal, it bubbles through React to a form that contains the popover.
  event.stopPropagation();
  onSubmit();
}
