import { useSyncExternalStore } from 'react';

/** Whether a media query holds, now and after each change. Where there is no window, it does not. */
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
