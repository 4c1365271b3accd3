import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { isComposing } from '../../private/is-composing.ts';
import { wrapTab } from './focus-wrap.ts';

/**
 * Returns true if a list or calendar is open; on Escape, it closes before the panel. Dialogs handle Escape
 * themselves.
 */
const hasFloating = (): boolean => document.querySelector(':popover-open') !== null;

const focusAgain = (element: Element | null): void => {
  if (element instanceof HTMLElement && element.isConnected) element.focus();
};

/**
 * Closes a panel on Escape from anywhere and returns the focus. With `takesFocus`, focuses the panel when it
 * opens and traps the focus; otherwise, F6 moves the focus into the panel and back.
 */
export function usePanelFocus(takesFocus: boolean, onClose: () => void) {
  const panel = useRef<HTMLDivElement>(null);
  const before = useRef<Element | null>(null);

  useLayoutEffect(() => {
    const element = panel.current;
    before.current = document.activeElement;
    return () => {
      if (element?.contains(document.activeElement)) focusAgain(before.current);
    };
  }, []);

  useLayoutEffect(() => {
    if (takesFocus) panel.current?.focus();
  }, [takesFocus]);

  const turn = useEffectEvent((event: KeyboardEvent) => {
    event.preventDefault();
    if (panel.current?.contains(document.activeElement)) return focusAgain(before.current);
    before.current = document.activeElement;
    return panel.current?.focus();
  });
  const wrap = useEffectEvent((event: KeyboardEvent) => {
    const element = panel.current;
    if (element?.contains(document.activeElement)) wrapTab(event, element);
  });
  const close = useEffectEvent(() => onClose());

  useEffect(() => {
    let closesFirst = false;
    // Checks in the capture phase: popups that close on this Escape are gone by the time the event bubbles up
    // to the document.
    const lookBefore = () => {
      closesFirst = hasFloating();
    };
    const hear = (event: KeyboardEvent) => {
      if (event.defaultPrevented || isComposing(event)) return;
      if (event.key === 'F6' && !takesFocus) turn(event);
      if (event.key === 'Tab' && takesFocus) wrap(event);
      if (event.key === 'Escape' && !closesFirst) close();
    };
    window.addEventListener('keydown', lookBefore, true);
    document.addEventListener('keydown', hear);
    return () => {
      window.removeEventListener('keydown', lookBefore, true);
      document.removeEventListener('keydown', hear);
    };
  }, [takesFocus]);

  return panel;
}
