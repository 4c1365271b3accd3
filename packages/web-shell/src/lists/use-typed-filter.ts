import { useEffect, useEffectEvent, useState } from 'react';

const typingPauseMs = 250;

/**
 * Returns the text typed into a filter: applied once typing pauses, and updated when the address changes for
 * another reason: the user goes back or clears the filters.
 *
 * @param applied the current filter of the list
 * @param isWhole returns false for an incomplete filter, such as half a date
 * @param appliesOnClose true for a field in a popover, which may close before typing pauses
 */
export const useTypedFilter = (
  applied: string,
  onApply: (text: string) => void,
  isWhole: (text: string) => boolean = () => true,
  appliesOnClose = false,
) => {
  const [text, setText] = useState(applied);
  const [shown, setShown] = useState(applied);
  const [asked, setAsked] = useState<string>();
  const wanted = text.trim();
  const isReady = wanted === '' || isWhole(wanted);

  // Leaves the field alone if the requested filter has arrived: the user may have continued typing.
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

  const close = useEffectEvent(() => {
    if (appliesOnClose && isReady && wanted !== applied) onApply(wanted);
  });
  useEffect(() => () => close(), []);

  return { text, setText, isReady };
};
