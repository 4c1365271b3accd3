import { useEffect, useSyncExternalStore } from 'react';
import type { Part } from './part.ts';

/**
 * A part, as soon as it is there. It is loaded at once, and where there is no connection, as soon as there is one again.
 *
 * @example const loaded = usePart(afterStart);
 */
export const usePart = <Loaded>(part: Part<Loaded>): Loaded | undefined => {
  useEffect(() => {
    const prepare = () => void part.prepare();
    prepare();
    window.addEventListener('online', prepare);
    return () => window.removeEventListener('online', prepare);
  }, [part]);
  return useSyncExternalStore(part.subscribe, part.get);
};
