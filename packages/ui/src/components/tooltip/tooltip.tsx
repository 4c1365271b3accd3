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
  /** One short sentence, announced after the name of the control. */
  readonly text: string;
  /** `control` wraps one button, link or field; `words` wraps plain text, which becomes a Tab stop. */
  readonly of?: 'control' | 'words';
  /** The preferred side, used if there is room. */
  readonly side?: 'above' | 'below';
  readonly children: ReactNode;
};

const focusable = 'button, a[href], input, select, textarea, [tabindex]';

/** Explains a control or a word in a sentence, shown on hover and focus. Never the only source of information. */
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
    // Ignores touch: a tap can open the tooltip only through the focus.
    if (event.pointerType === 'touch') return;
    load();
    events.begin('onPointerMove', event);
  };
  const focus = (event: FocusEvent<HTMLElement>) => {
    if (ofControl && !event.target.matches(':focus-visible')) return;
    load();
    events.begin('onFocus', event);
  };
  // Closes the tooltip of a control on press; makes words a Tab stop, so that a touch focuses them.
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
      {/* Renders the description while the popup is closed; once open, the popup itself is the description. */}
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

/** Loads the popup when a pointer or the focus arrives, because it depends on Radix. */
function usePopup() {
  const [Popup, setPopup] = useState<ComponentType<TooltipPopupProps>>();
  const load = async () => {
    if (Popup) return;
    try {
      const { TooltipPopup } = await import('./tooltip-popup.tsx');
      setPopup(() => TooltipPopup);
    } catch {
      // Ignores a failed download, for example offline; the next hover or focus tries again.
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
