import { useSyncExternalStore } from 'react';

/** Returns true while a media query matches; false if there is no window. */
export const useMedia = (query: string): boolean => {
  const follow = (changed: () => void) => {
    const list = window.matchMedia(query);
    list.addEventListener('change', changed);
    return () => list.removeEventListener('change', changed);
  };
  return useSyncExternalStore(
    follow,
    () => window.matchMedia(query).matches,
    () => false,
  );
};
