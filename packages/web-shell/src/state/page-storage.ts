export type TextStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const orUndefined = <Value>(read: () => Value): Value | undefined => {
  try {
    return read();
  } catch {
    return undefined;
  }
};

/**
 * Creates a storage that never throws. If the browser forbids storage or the storage is full, texts are held
 * in memory until the page is closed.
 *
 * @param open returns the browser's storage; throws if site data is blocked
 */
export const createPageStorage = (open: () => TextStorage): TextStorage => {
  /** Texts that the browser did not store; null for texts that the browser did not remove. */
  const memory = new Map<string, string | null>();
  const change = (key: string, value: string | null, store: () => void) => {
    memory.set(key, value);
    orUndefined(() => {
      store();
      memory.delete(key);
    });
  };
  return {
    getItem: (key) => {
      const own = memory.get(key);
      return own === undefined ? (orUndefined(() => open().getItem(key)) ?? null) : own;
    },
    setItem: (key, value) => change(key, value, () => open().setItem(key, value)),
    removeItem: (key) => change(key, null, () => open().removeItem(key)),
  };
};

/** Creates one storage per page, so that all its parts share the memory. */
const perPage = (create: (page: Window) => TextStorage) => {
  const known = new WeakMap<Window, TextStorage>();
  return (page: Window): TextStorage => {
    const storage = known.get(page) ?? create(page);
    known.set(page, storage);
    return storage;
  };
};

export const localStorageOf = perPage((page) => createPageStorage(() => page.localStorage));

export const sessionStorageOf = perPage((page) => createPageStorage(() => page.sessionStorage));

/** Returns false if the browser blocks site data: pages of the same origin then share nothing. */
export const storesData = (page: Window): boolean => orUndefined(() => page.localStorage) !== undefined;

export const isLocalStorage = (area: Storage | null, page: Window): boolean =>
  area !== null && orUndefined(() => page.localStorage) === area;
