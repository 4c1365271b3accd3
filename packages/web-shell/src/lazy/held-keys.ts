import { useEffect } from 'react';

let holdCount = 0;

/** Whether a dialog is about to open, which will own the keys. */
export const areKeysHeld = (): boolean => holdCount > 0;

/** Keeps keys from the page until the returned function is called. */
export const holdKeys = (): (() => void) => {
  let isHolding = true;
  holdCount += 1;
  return () => {
    if (isHolding) holdCount -= 1;
    isHolding = false;
  };
};

/** Keeps keys from the page while a dialog waits for more than its code. */
export const useKeysHeld = (isWaiting: boolean): void =>
  useEffect(() => (isWaiting ? holdKeys() : undefined), [isWaiting]);
