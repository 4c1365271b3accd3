import { SearchField } from '@tillbook/web-shell';
import type { ListFilter } from './filter-chips.tsx';

export type TextFilter = {
  readonly id: string;
  readonly label: string;
  readonly placeholder?: string;
  readonly text: string | undefined;
  readonly onFilter: (text: string | undefined) => void;
};

export const textFilter = ({ id, label, placeholder, text, onFilter }: TextFilter): ListFilter => ({
  id,
  label,
  value: text,
  onRemove: () => onFilter(undefined),
  fields: (
    <SearchField
      appliesOnClose
      label={label}
      {...(placeholder !== undefined && { placeholder })}
      search={text ?? ''}
      onSearch={(typed) => onFilter(typed === '' ? undefined : typed)}
    />
  ),
});
