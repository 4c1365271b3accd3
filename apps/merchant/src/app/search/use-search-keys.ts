import { isDialogOpen, localStorageOf } from '@tillbook/web-shell';
import { useEffect, useEffectEvent } from 'react';
import { hasSingleKeys } from './single-keys.ts';

/** The time limit for pressing a letter after `g`. */
const jumpWithinMs = 1_500;

export type SearchKeys = {
  readonly onSearch: () => void;
  readonly onShortcuts: () => void;
  /** Receives the letter after `g`; returns false if no screen has this letter. */
  readonly onJump: (letter: string) => boolean;
};

const isTyping = ({ target }: KeyboardEvent): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));

/** Presses the button that declares a key as its shortcut; returns false if no button does. */
const pressNamedButton = (key: string): boolean => {
  const button = document.querySelector<HTMLElement>(`[aria-keyshortcuts="${CSS.escape(key)}"]`);
  button?.focus();
  button?.click();
  return button !== null;
};

/** Handles the single-key shortcuts of account screens, except while the user types or a dialog is open. */
export const useSearchKeys = (keys: SearchKeys): void => {
  const pressSingleKey = useEffectEvent(({ key }: KeyboardEvent, isAfterG: boolean): boolean => {
    if (isAfterG) return keys.onJump(key.toLowerCase());
    if (key === '/') keys.onSearch();
    else if (key === '?') keys.onShortcuts();
    else return pressNamedButton(key);
    return true;
  });
  useEffect(() => {
    let jumpsUntilMs = 0;
    const pressKey = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey } = event;
      const isAfterG = event.timeStamp < jumpsUntilMs;
      jumpsUntilMs = 0;
      if (event.defaultPrevented || event.isComposing || isDialogOpen()) return;
      if (ctrlKey || metaKey || altKey || isTyping(event) || !hasSingleKeys(localStorageOf(window))) return;
      if (pressSingleKey(event, isAfterG)) event.preventDefault();
      else if (key === 'g') jumpsUntilMs = event.timeStamp + jumpWithinMs;
    };
    window.addEventListener('keydown', pressKey);
    return () => window.removeEventListener('keydown', pressKey);
  }, []);
};
