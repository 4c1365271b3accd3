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

/** The handlers that Radix gives to the trigger of a tooltip. */
export type TriggerHandlers = {
  readonly [Name in HandlerName]?: (event: EventByHandler[Name]) => void;
};

/**
 * Passes the events of an element to Radix, which loads after it. A hover or focus that has begun by then is passed on
 * once it has loaded, unless it has ended.
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
    /** Radix has loaded, or has rendered again. */
    connect: (next: TriggerHandlers) => {
      handlers = next;
    },
    resume: () => begun?.(),
  };
};

export type TriggerEvents = ReturnType<typeof createTriggerEvents>;
