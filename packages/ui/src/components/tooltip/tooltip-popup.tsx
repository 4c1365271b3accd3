import * as Radix from 'radix-ui/tooltip';
import { useEffect, useImperativeHandle, useLayoutEffect, type Ref, type RefObject } from 'react';
import { markValues } from '../../private/mark-values.tsx';
import { tooltip } from './tooltip.css.ts';
import type { TriggerEvents, TriggerHandlers } from './trigger-events.ts';

export type TooltipPopupProps = {
  readonly id: string;
  readonly text: string;
  readonly side: 'above' | 'below';
  readonly anchor: RefObject<HTMLElement | null>;
  readonly events: TriggerEvents;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
};

const hoverDelayMs = 400;

export function TooltipPopup({ id, text, side, anchor, events, open, onOpenChange }: TooltipPopupProps) {
  return (
    <Radix.Provider delayDuration={hoverDelayMs}>
      <Radix.Root open={open} onOpenChange={onOpenChange}>
        <Radix.Trigger asChild>
          <ExistingTrigger anchor={anchor} events={events} />
        </Radix.Trigger>
        <Radix.Portal>
          <Radix.Content
            id={id}
            className={tooltip}
            side={side === 'above' ? 'top' : 'bottom'}
            sideOffset={6}
            collisionPadding={8}
          >
            {markValues(text)}
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  );
}

type ExistingTriggerProps = TriggerHandlers & {
  readonly anchor: RefObject<HTMLElement | null>;
  readonly events: TriggerEvents;
  readonly ref?: Ref<HTMLElement | null>;
};

/** Makes an existing element the trigger: rendered again inside Radix, it would lose the focus. */
function ExistingTrigger({ anchor, events, ref, ...handlers }: ExistingTriggerProps) {
  useImperativeHandle<HTMLElement | null, HTMLElement | null>(ref, () => anchor.current);
  useLayoutEffect(() => events.connect(handlers));
  useEffect(() => events.resume(), [events]);
  return null;
}
