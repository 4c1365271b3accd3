import { useState, type ChangeEvent, type CompositionEvent } from 'react';

type Reporting = {
  readonly report: (input: HTMLInputElement) => void;
  /** True if the form can only process a finished composition. */
  readonly holdsBack?: boolean;
};

/**
 * Displays a field's text while an input method composes it: a form that rewrites the text would break the
 * composition. Keyboards of phones compose ordinary words too, so the text is reported in the meantime unless
 * `holdsBack` is set.
 *
 * @param value - undefined if the browser stores the text
 * @returns attributes for the `<input>`
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
