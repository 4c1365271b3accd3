import {
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentType,
  type FocusEvent,
  type PointerEvent,
  type ReactNode,
} from 'react';
import { classNames } from '../../private/class-names.ts';
import { TextSlot } from '../../private/text-slot.tsx';
import { markValues } from '../../private/mark-values.tsx';
import { tooltipAnchor, tooltipWords } from './tooltip.css.ts';
import type { TooltipPopupProps } from './tooltip-popup.tsx';
import { createTriggerEvents } from './trigger-events.ts';

export type TooltipProps = {
  /** One short sentence, announced after the name of what it describes. */
  readonly text: string;
  /** `control` wraps one button, link or field; `words` wraps plain text, which becomes a Tab stop. */
  readonly of?: 'control' | 'words';
  /** Where it is shown, if there is room. */
  readonly side?: 'above' | 'below';
  readonly children: ReactNode;
};

const focusable = 'button, a[href], input, select, textarea, [tabindex]';

/** A sentence about a control or a word, shown on hover and focus. Never the only source of information. */
export function Tooltip({ text, of = 'control', side = 'above', children }: TooltipProps) {
  const id = useId();
  const anchor = useRef<HTMLSpanElement>(null);
  const [events] = useState(createTriggerEvents);
  const [isOpen, setIsOpen] = useState(false);
  const { Popup, load } = usePopup();

  const ofControl = of === 'control';
  useLayoutEffect(() => {
    const control = ofControl ? anchor.current?.querySelector(focusable) : undefined;
    return control ? describe(control, id) : undefined;
  }, [ofControl, id]);

  const hover = (event: PointerEvent<HTMLElement>) => {
    // Touch does not hover: it opens by focus.
    if (event.pointerType === 'touch') return;
    load();
    events.begin('onPointerMove', event);
  };
  const focus = (event: FocusEvent<HTMLElement>) => {
    if (ofControl && !event.target.matches(':focus-visible')) return;
    load();
    events.begin('onFocus', event);
  };
  // A press on a control closes its tooltip; a touch on words opens theirs.
  const own = ofControl
    ? { onPointerDown: events.end('onPointerDown'), onClick: events.end('onClick') }
    : { tabIndex: 0, 'aria-describedby': id };
  return (
    <span
      ref={anchor}
      className={ofControl ? tooltipAnchor : classNames(tooltipAnchor, tooltipWords)}
      {...own}
      onPointerMove={hover}
      onPointerLeave={events.end('onPointerLeave')}
      onFocus={focus}
      onBlur={events.end('onBlur')}
    >
      <TextSlot>{children}</TextSlot>
      {/* The description is always there; while the popup is open, the popup is it. */}
      {!isOpen && (
        <span id={id} hidden>
          {markValues(text)}
        </span>
      )}
      {Popup && (
        <Popup
          id={id}
          text={text}
          side={side}
          anchor={anchor}
          events={events}
          open={isOpen}
          onOpenChange={setIsOpen}
        />
      )}
    </span>
  );
}

/** The popup brings Radix along, so it is fetched when a pointer or the focus arrives. */
function usePopup() {
  const [Popup, setPopup] = useState<ComponentType<TooltipPopupProps>>();
  const load = async () => {
    if (Popup) return;
    try {
      const { TooltipPopup } = await import('./tooltip-popup.tsx');
      setPopup(() => TooltipPopup);
    } catch {
      // Offline, nothing is shown, and the next hover or focus tries again.
    }
  };
  return { Popup, load: () => void load() };
}

/** Adds a description to an element; returns a function that removes it. */
function describe(element: Element, id: string): () => void {
  const ids = () => (element.getAttribute('aria-describedby') ?? '').split(' ').filter((part) => part !== '');
  const write = (next: readonly string[]) => {
    if (next.length === 0) element.removeAttribute('aria-describedby');
    else element.setAttribute('aria-describedby', next.join(' '));
  };
  write([...ids(), id]);
  return () => write(ids().filter((other) => other !== id));
}
