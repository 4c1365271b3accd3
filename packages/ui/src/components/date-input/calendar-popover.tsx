import * as Radix from 'radix-ui/popover';
import type { RefObject } from 'react';
import { Calendar, type CalendarProps } from './calendar.tsx';
import { calendarPopover } from './calendar.css.ts';

export type CalendarPopoverProps = CalendarProps & {
  readonly label: string;
  readonly anchor: RefObject<HTMLElement | null>;
  /** The element that is focused once the calendar closes. */
  readonly opener: RefObject<HTMLElement | null>;
  readonly onClose: () => void;
};

function focusDay(event: Event): void {
  event.preventDefault();
  if (!(event.target instanceof HTMLElement)) return;
  // Prevents scrolling, because the calendar is not in its final position yet.
  event.target.querySelector<HTMLElement>('[role="grid"] [tabindex="0"]')?.focus({ preventScroll: true });
}

/** Shows the calendar next to its field, and traps the focus until the calendar closes. */
export function CalendarPopover({ label, anchor, opener, onClose, ...calendar }: CalendarPopoverProps) {
  return (
    <Radix.Root open modal onOpenChange={onClose}>
      <Radix.Anchor virtualRef={anchor} />
      <Radix.Portal>
        <Radix.Content
          className={calendarPopover}
          aria-label={label}
          aria-modal
          align="start"
          sideOffset={6}
          collisionPadding={8}
          onOpenAutoFocus={focusDay}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            opener.current?.focus();
          }}
        >
          <Calendar {...calendar} />
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
