import {
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type PointerEvent,
  type ReactNode,
} from 'react';
import { classNames } from '../../private/class-names.ts';
import { useFloating } from '../../private/floating.ts';
import { tooltip, tooltipAnchor, tooltipWords } from './tooltip.css.ts';

export type TooltipProps = {
  /** One short sentence. It is read aloud after the name of what it belongs to. */
  readonly text: string;
  /** `control` holds one button, link or field; `words` holds plain words, which become a stop for Tab. */
  readonly of?: 'control' | 'words';
  readonly side?: 'above' | 'below';
  readonly children: ReactNode;
};

const hoverDelayMs = 400;
// Long enough to move the pointer from what has a tooltip onto the tooltip itself, to read or to select it.
const leaveDelayMs = 120;
const focusable = 'button, a[href], input, select, textarea, [tabindex]';

/** A sentence about a control or a word, shown on hover and focus. Never the only place where something is said. */
export function Tooltip({ text, of = 'control', side = 'above', children }: TooltipProps) {
  const id = useId();
  const anchor = useRef<HTMLSpanElement>(null);
  const floating = useRef<HTMLSpanElement>(null);
  const { isOpen, show, hide } = useShown();
  useFloating({ anchor, floating, isOpen, side, align: 'center' });

  const ofControl = of === 'control';
  useLayoutEffect(() => {
    const control = ofControl ? anchor.current?.querySelector(focusable) : undefined;
    return control ? describe(control, id) : undefined;
  }, [ofControl, id]);

  const hover = (event: PointerEvent) => {
    // A finger does not hover: it opens by the focus it gives.
    if (event.pointerType !== 'touch') show(hoverDelayMs);
  };
  const wordsOnly = ofControl ? {} : { tabIndex: 0, 'aria-describedby': id };
  return (
    <span
      ref={anchor}
      className={ofControl ? tooltipAnchor : classNames(tooltipAnchor, tooltipWords)}
      {...wordsOnly}
      onPointerEnter={hover}
      onPointerLeave={() => hide(leaveDelayMs)}
      onPointerDown={() => ofControl && hide(0)}
      onFocus={(event) => (!ofControl || event.target.matches(':focus-visible')) && show(0)}
      onBlur={() => hide(0)}
    >
      {children}
      <span ref={floating} id={id} role="tooltip" popover="manual" className={tooltip}>
        {text}
      </span>
    </span>
  );
}

/** Open or not, with the delays of a pointer; Escape closes. */
function useShown() {
  const [isOpen, setIsOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const set = (open: boolean, delayMs: number) => {
    clearTimeout(timer.current);
    if (delayMs === 0) setIsOpen(open);
    else timer.current = setTimeout(() => setIsOpen(open), delayMs);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (!isOpen) return undefined;
    const close = (event: KeyboardEvent) => {
      if (event.key === 'Escape') setIsOpen(false);
    };
    document.addEventListener('keydown', close);
    return () => document.removeEventListener('keydown', close);
  }, [isOpen]);
  return {
    isOpen,
    show: (delayMs: number) => set(true, delayMs),
    hide: (delayMs: number) => set(false, delayMs),
  };
}

/** Adds one more description to an element, and gives back what takes it away again. */
function describe(element: Element, id: string): () => void {
  const ids = () => (element.getAttribute('aria-describedby') ?? '').split(' ').filter((part) => part !== '');
  const write = (next: readonly string[]) => {
    if (next.length === 0) element.removeAttribute('aria-describedby');
    else element.setAttribute('aria-describedby', next.join(' '));
  };
  write([...ids(), id]);
  return () => write(ids().filter((other) => other !== id));
}
