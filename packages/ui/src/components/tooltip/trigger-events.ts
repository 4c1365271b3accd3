import type { FocusEvent, MouseEvent, PointerEvent } from 'react';

type EventByHandler = {
  readonly onPointerMove: PointerEvent<HTMLElement>;
  readonly onPointerLeave: PointerEvent<HTMLElement>;
  readonly onPointerDown: PointerEvent<HTMLElement>;
  readonly onFocus: FocusEvent<HTMLElement>;
  readonly onBlur: FocusEvent<HTMLElement>;
  readonly onClick: MouseEvent<HTMLElement>;
};
type HandlerName = keyof EventByHandler;

/** Handlers that Radix sets on the trigger of a tooltip. */
export type TriggerHandlers = {
  readonly [Name in HandlerName]?: (event: EventByHandler[Name]) => void;
};

/**
 * Forwards the events of an element to Radix, which loads later. A hover or focus that began before is
 * forwarded after loading, unless it has ended.
 */
export const createTriggerEvents = () => {
  let handlers: TriggerHandlers | undefined;
  let begun: (() => void) | undefined;
  const pass = <Name extends HandlerName>(name: Name, event: EventByHandler[Name]) => {
    handlers?.[name]?.(event);
  };
  return {
    begin: <Name extends HandlerName>(name: Name, event: EventByHandler[Name]) => {
      begun = () => pass(name, event);
      begun();
    },
    end:
      <Name extends HandlerName>(name: Name) =>
      (event: EventByHandler[Name]) => {
        begun = undefined;
        pass(name, event);
      },
    /** Called when Radix has loaded or rendered again. */
    connect: (next: TriggerHandlers) => {
      handlers = next;
    },
    resume: () => begun?.(),
  };
};

export type TriggerEvents = ReturnType<typeof createTriggerEvents>;
