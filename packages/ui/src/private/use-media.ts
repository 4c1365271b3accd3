import { useSyncExternalStore } from 'react';

/** Whether a media query matches, kept up to date. Without a window it does not. */
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
