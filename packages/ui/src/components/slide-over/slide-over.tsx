import * as Radix from 'radix-ui/dialog';
import type { MouseEvent, ReactNode } from 'react';
import { useDialogFocus } from '../../private/dialog-focus.ts';
import { CloseIcon } from '../icon/icons/close.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { slideClose, slideOver, slideOverlay } from './slide-over.css.ts';

export type SlideOverProps = {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  /** Names it for a screen reader: "Menu". */
  readonly label: string;
  readonly closeLabel?: string;
  readonly children: ReactNode;
};

/** A panel from the left edge, above the page. Following one of its links closes it. */
export function SlideOver({
  open,
  onOpenChange,
  label,
  closeLabel = 'Close menu',
  children,
}: SlideOverProps) {
  const focus = useDialogFocus();
  const closeOnLink = (event: MouseEvent) => {
    if (event.target instanceof Element && event.target.closest('a')) onOpenChange(false);
  };
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className={slideOverlay}>
          <Radix.Content
            className={slideOver}
            aria-describedby={undefined}
            aria-label={label}
            {...focus}
            onClick={closeOnLink}
          >
            <Radix.Title hidden>{label}</Radix.Title>
            {children}
            <div className={slideClose}>
              <Radix.Close asChild>
                <IconButton label={closeLabel} variant="ghost" icon={<CloseIcon />} />
              </Radix.Close>
            </div>
          </Radix.Content>
        </Radix.Overlay>
      </Radix.Portal>
    </Radix.Root>
  );
}
