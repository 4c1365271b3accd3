import type { TextStorage } from '@tillbook/web-shell';

const storageKey = 'single keys';

/**
 * Returns true if keys without Ctrl or ⌘ are shortcuts. Users who dictate, or who rest their hands on the
 * keys, can turn these shortcuts off in this browser.
 */
export const hasSingleKeys = (storage: TextStorage): boolean => storage.getItem(storageKey) !== 'off';

export const setSingleKeys = (storage: TextStorage, on: boolean): void => {
  if (on) storage.removeItem(storageKey);
  else storage.setItem(storageKey, 'off');
};
