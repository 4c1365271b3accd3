import { useState, type ChangeEvent, type CompositionEvent } from 'react';

/**
 * Holds a field's text back while an input method composes it: a form that rewrites the text meanwhile would break the
 * composition. Reports the text once the composition ends.
 *
 * @param value undefined if the browser keeps the text
 * @returns what the `<input>` gets
 */
export const useComposedText = (
  value: string | undefined,
  onValueChange: ((value: string) => void) | undefined,
) => {
  const [composed, setComposed] = useState<string>();
  const isComposing = composed !== undefined;
  return {
    ...(value !== undefined && { value: composed ?? value }),
    onCompositionStart: ({ currentTarget }: CompositionEvent<HTMLInputElement>) =>
      setComposed(currentTarget.value),
    onCompositionEnd: ({ currentTarget }: CompositionEvent<HTMLInputElement>) => {
      setComposed(undefined);
      onValueChange?.(currentTarget.value);
    },
    onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
      if (isComposing) setComposed(currentTarget.value);
      else onValueChange?.(currentTarget.value);
    },
  };
};
