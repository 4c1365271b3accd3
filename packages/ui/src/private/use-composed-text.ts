import { useState, type ChangeEvent, type CompositionEvent } from 'react';

type Reporting = {
  readonly report: (input: HTMLInputElement) => void;
  /** True if the form can read only a text that is composed to its end. */
  readonly holdsBack?: boolean;
};

/**
 * Displays the text of a field as an input method composes it: a form that rewrites the text meanwhile would break the
 * composition. Keyboards of phones compose ordinary words too, so the text is reported meanwhile unless it is held back.
 *
 * @param value undefined if the browser stores the text
 * @returns what the `<input>` gets
 */
export const useComposedText = (value: string | undefined, { report, holdsBack = false }: Reporting) => {
  const [composed, setComposed] = useState<string>();
  const isComposing = composed !== undefined;
  return {
    ...(value !== undefined && { value: composed ?? value }),
    onCompositionStart: ({ currentTarget }: CompositionEvent<HTMLInputElement>) =>
      setComposed(currentTarget.value),
    onCompositionEnd: ({ currentTarget }: CompositionEvent<HTMLInputElement>) => {
      setComposed(undefined);
      if (holdsBack) report(currentTarget);
    },
    onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
      if (isComposing) setComposed(currentTarget.value);
      if (!isComposing || !holdsBack) report(currentTarget);
    },
  };
};
