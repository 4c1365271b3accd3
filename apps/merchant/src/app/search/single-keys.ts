const storageKey = 'single keys';

/**
 * Whether keys without Ctrl or ⌘ do anything. Users of speech input, or whose hands rest on the keys, can switch them
 * off in this browser.
 */
export const hasSingleKeys = (storage: Storage): boolean => {
  try {
    return storage.getItem(storageKey) !== 'off';
  } catch {
    // A browser may forbid storage altogether.
    return true;
  }
};

export const setSingleKeys = (storage: Storage, on: boolean): void => {
  try {
    if (on) storage.removeItem(storageKey);
    else storage.setItem(storageKey, 'off');
  } catch {
    // As above: then they stay as they are.
  }
};
