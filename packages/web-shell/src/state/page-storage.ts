/** The parts of `localStorage` and `sessionStorage` that the apps use. */
export type TextStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const orUndefined = <Value>(read: () => Value): Value | undefined => {
  try {
    return read();
  } catch {
    return undefined;
  }
};

/**
 * A storage that never throws. If the browser forbids storage or it is full, texts are in memory until the page is closed.
 *
 * @param open returns the browser's storage; already this throws if site data is blocked
 */
export const createPageStorage = (open: () => TextStorage): TextStorage => {
  /** What the browser did not store; null for what it did not remove. */
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

/** One storage per page, so that all its parts share what is in memory. */
const perPage = (create: (page: Window) => TextStorage) => {
  const known = new WeakMap<Window, TextStorage>();
  return (page: Window): TextStorage => {
    const storage = known.get(page) ?? create(page);
    known.set(page, storage);
    return storage;
  };
};

/** The storage that all tabs share. */
export const localStorageOf = perPage((page) => createPageStorage(() => page.localStorage));

/** The storage of a tab. */
export const sessionStorageOf = perPage((page) => createPageStorage(() => page.sessionStorage));

/** False if the browser blocks site data: another page of the same origin then knows nothing of this one. */
export const storesData = (page: Window): boolean => orUndefined(() => page.localStorage) !== undefined;

/** Whether an event is about the storage that all tabs share. */
export const isLocalStorage = (area: Storage | null, page: Window): boolean =>
  area !== null && orUndefined(() => page.localStorage) === area;
