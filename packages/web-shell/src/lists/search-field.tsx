import { Field, TextInput } from '@tillbook/ui';
import { useEffect, useState } from 'react';

/** How long a list waits for the next letter. */
const typingPauseMs = 250;

export type SearchFieldProps = {
  readonly label: string;
  /** What the list shows now. */
  readonly search: string;
  readonly onSearch: (search: string) => void;
  readonly maximumLength?: number;
  readonly placeholder?: string;
};

/** Narrows a list while the person types. */
export function SearchField({ label, search, onSearch, maximumLength = 100, placeholder }: SearchFieldProps) {
  const [text, setText] = useState(search);
  const [shownSearch, setShownSearch] = useState(search);

  // The address can change by itself: the browser goes back, or a link clears it.
  if (search !== shownSearch) {
    setShownSearch(search);
    if (text.trim() !== search) setText(search);
  }

  useEffect(() => {
    const wanted = text.trim();
    if (wanted === search) return undefined;
    const timer = setTimeout(() => onSearch(wanted), typingPauseMs);
    return () => clearTimeout(timer);
  }, [text, search, onSearch]);

  return (
    <Field label={label}>
      <TextInput
        type="search"
        autoComplete="off"
        spellCheck={false}
        maxLength={maximumLength}
        value={text}
        onValueChange={setText}
        {...(placeholder !== undefined && { placeholder })}
      />
    </Field>
  );
}
