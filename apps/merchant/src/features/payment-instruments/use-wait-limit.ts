import { useEffect, useEffectEvent } from 'react';

/**
 * Calls `onLimit` after the same value has been awaited for `limitMs`.
 *
 * @param awaited the awaited value; a new value restarts the time; `undefined`, `null` and `false` stop it
 */
export const useWaitLimit = (
  awaited: object | boolean | null | undefined,
  limitMs: number,
  onLimit: () => void,
): void => {
  const end = useEffectEvent(onLimit);
  useEffect(() => {
    if (!awaited) return undefined;
    const timer = setTimeout(() => end(), limitMs);
    return () => clearTimeout(timer);
  }, [awaited, limitMs]);
};
