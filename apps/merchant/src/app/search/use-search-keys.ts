import { useEffect, useEffectEvent } from 'react';
import { hasSingleKeys } from './single-keys.ts';

/** For how long a `g` waits for its letter. */
const jumpWithinMs = 1_500;

export type SearchKeys = {
  readonly onSearch: () => void;
  readonly onShortcuts: () => void;
  /** Hears the letter after a `g`; false where it leads nowhere. */
  readonly onJump: (letter: string) => boolean;
};

const isTyping = ({ target }: KeyboardEvent): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));

const isDialogOpen = (): boolean =>
  document.querySelector(':is([role="dialog"], [role="alertdialog"]):not([popover])') !== null;

/** Presses the button of the screen that names a key as its own; false where there is none. */
const pressNamedButton = (key: string): boolean => {
  const button = document.querySelector<HTMLElement>(`[aria-keyshortcuts="${CSS.escape(key)}"]`);
  button?.focus();
  button?.click();
  return button !== null;
};

/** The keys that work on every screen of an account; none of them while something is typed or a dialog is open. */
export const useSearchKeys = (keys: SearchKeys): void => {
  const pressSingleKey = useEffectEvent(({ key }: KeyboardEvent, isAfterG: boolean): boolean => {
    if (isAfterG) return keys.onJump(key.toLowerCase());
    if (key === '/') keys.onSearch();
    else if (key === '?') keys.onShortcuts();
    else return pressNamedButton(key);
    return true;
  });
  const openSearch = useEffectEvent(() => keys.onSearch());

  useEffect(() => {
    let jumpsUntilMs = 0;
    const pressKey = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey } = event;
      const isAfterG = event.timeStamp < jumpsUntilMs;
      jumpsUntilMs = 0;
      if (event.defaultPrevented || event.isComposing || isDialogOpen()) return;
      if ((ctrlKey || metaKey) && key.toLowerCase() === 'k') {
        event.preventDefault();
        openSearch();
        return;
      }
      if (ctrlKey || metaKey || altKey || isTyping(event) || !hasSingleKeys(window.localStorage)) return;
      if (pressSingleKey(event, isAfterG)) event.preventDefault();
      else if (key === 'g') jumpsUntilMs = event.timeStamp + jumpWithinMs;
    };
    window.addEventListener('keydown', pressKey);
    return () => window.removeEventListener('keydown', pressKey);
  }, []);
};
