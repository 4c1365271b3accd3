import { useEffect } from 'react';

let holdCount = 0;

/** Returns true while a dialog is about to open, which will handle the keys. */
export const areKeysHeld = (): boolean => holdCount > 0;

/** Withholds keys from the page until the returned function is called. */
export const holdKeys = (): (() => void) => {
  let isHolding = true;
  holdCount += 1;
  return () => {
    if (isHolding) holdCount -= 1;
    isHolding = false;
  };
};

/** Withholds keys from the page while a dialog waits for more than its code. */
export const useKeysHeld = (isWaiting: boolean): void =>
  useEffect(() => (isWaiting ? holdKeys() : undefined), [isWaiting]);
