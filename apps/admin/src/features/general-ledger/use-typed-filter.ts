import { useEffect, useState } from 'react';

/** How long the list waits for the next letter. */
const typingPauseMs = 250;

/**
 * What is being typed into a filter: applied once the typing pauses, and following the address where that changes by itself,
 * because the browser goes back or the filters are cleared.
 *
 * @param applied what the list shows now
 * @param isWhole false for what is no filter yet, such as half a date
 */
export const useTypedFilter = (
  applied: string,
  onApply: (text: string) => void,
  isWhole: (text: string) => boolean = () => true,
) => {
  const [text, setText] = useState(applied);
  const [shown, setShown] = useState(applied);
  const [asked, setAsked] = useState<string>();
  const wanted = text.trim();
  const isReady = wanted === '' || isWhole(wanted);

  // What was asked for has come. The person may have typed on meanwhile, and keeps that.
  if (applied !== shown) {
    setShown(applied);
    if (applied === asked) setAsked(undefined);
    else setText(applied);
  }

  useEffect(() => {
    if (wanted === applied || !isReady) return undefined;
    const timer = setTimeout(() => {
      setAsked(wanted);
      onApply(wanted);
    }, typingPauseMs);
    return () => clearTimeout(timer);
  }, [wanted, applied, isReady, onApply]);

  return { text, setText, isReady };
};
