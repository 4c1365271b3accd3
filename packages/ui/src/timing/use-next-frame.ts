import { useEffect, useRef } from 'react';
import { nextFrame } from './next-frame.ts';

export type NextFrameChange<Value> = {
  /** Calls back with the value in the next frame. A second call within a frame replaces the first. */
  readonly request: (value: Value) => void;
  /** Returns the value that is requested but not reported yet, so that a quick second press adds to it. */
  readonly requested: () => Value | undefined;
};

/**
 * Reports a change one frame after the press that requested it, so that the pressed button is drawn first. A
 * component that is removed in between reports nothing.
 */
export const useNextFrame = <Value extends string | number>(
  onChange: (value: Value) => void,
): NextFrameChange<Value> => {
  const waiting = useRef<Value>(undefined);
  useEffect(
    () => () => {
      waiting.current = undefined;
    },
    [],
  );
  const request = async (value: Value) => {
    const isWaiting = waiting.current !== undefined;
    waiting.current = value;
    if (isWaiting) return;
    await nextFrame();
    const latest = waiting.current;
    waiting.current = undefined;
    if (latest !== undefined) onChange(latest);
  };
  return { request: (value) => void request(value), requested: () => waiting.current };
};
