import { useEffect, useEffectEvent } from 'react';

/**
 * Limits how long the user waits: calls back once the same thing has been awaited for this time.
 *
 * @param awaited another thing starts the time again; `undefined`, `null` and `false` stop it
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
