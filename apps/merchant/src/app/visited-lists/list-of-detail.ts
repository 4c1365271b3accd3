import { useEffect, useSyncExternalStore } from 'react';
import type { ListPath } from '../../lists/list-names.ts';

let shown: ListPath | undefined;
const listeners = new Set<() => void>();

const show = (path: ListPath | undefined): void => {
  shown = path;
  listeners.forEach((listener) => listener());
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Returns the list that the visible detail belongs to, for details whose address does not name the list. */
export const useListOfDetail = (): ListPath | undefined => useSyncExternalStore(subscribe, () => shown);

/** Marks a list as current while one of its details is visible. */
export const useMarkedList = (path: ListPath | undefined): void => {
  useEffect(() => {
    show(path);
    return () => show(undefined);
  }, [path]);
};
