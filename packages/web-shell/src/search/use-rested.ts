import { useEffect, useState } from 'react';

/** How long to wait after the last letter. */
const restMs = 200;

/** A typed text, once the user pauses. */
export const useRested = (text: string): string => {
  const [rested, setRested] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), restMs);
    return () => clearTimeout(timer);
  }, [text]);
  return rested;
};
