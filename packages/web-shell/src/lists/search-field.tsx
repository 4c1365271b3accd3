import { Field, TextInput } from '@tillbook/ui';
import { useTypedFilter } from './use-typed-filter.ts';

export type SearchFieldProps = {
  readonly label: string;
  readonly search: string;
  readonly onSearch: (search: string) => void;
  readonly maximumLength?: number;
  readonly placeholder?: string;
  /** Applies the text when the field closes, as in a popover, which may close before typing pauses. */
  readonly appliesOnClose?: boolean;
};

export function SearchField({
  label,
  search,
  onSearch,
  maximumLength = 100,
  placeholder,
  appliesOnClose = false,
}: SearchFieldProps) {
  const { text, setText } = useTypedFilter(search, onSearch, undefined, appliesOnClose);
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
