import { cdp } from 'vitest/browser';

/** Composes a text in the focused field, as an input method does. */
export const compose = (text: string) =>
  cdp().send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });

/** Presses a key that the input method handles: its key code is 229. */
export const pressTakenKey = async (key: 'Enter' | 'Escape' | 'ArrowDown') => {
  const taken = { key, code: key, windowsVirtualKeyCode: 229 };
  await cdp().send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...taken });
  await cdp().send('Input.dispatchKeyEvent', { type: 'keyUp', ...taken });
};
