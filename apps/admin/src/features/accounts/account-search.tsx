import { Field, TextInput } from '@tillbook/ui';
import { useEffect, useState } from 'react';

/** How long the list waits for the next letter. */
const typingPauseMs = 250;

const maximumSearchLength = 100;

export type AccountSearchProps = {
  /** What the list shows now. */
  readonly search: string;
  readonly onSearch: (search: string) => void;
};

/** Finds accounts by a part of their name or id, while the person types. */
export function AccountSearch({ search, onSearch }: AccountSearchProps) {
  const [text, setText] = useState(search);
  const [shownSearch, setShownSearch] = useState(search);

  // The address can change by itself: the browser goes back, or a link in the navigation clears it.
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
    <search>
      <Field label="Search by name or ID">
        <TextInput
          type="search"
          name="search"
          autoComplete="off"
          spellCheck={false}
          maxLength={maximumSearchLength}
          value={text}
          onValueChange={setText}
        />
      </Field>
    </search>
  );
}
