import { formatMerchantCategory, merchantCategories } from '@tillbook/domain';
import { Combobox } from '@tillbook/ui';
import { categoryHint } from './messages.ts';

const options = merchantCategories.map((category) => ({
  value: category.code,
  label: formatMerchantCategory(category),
}));

export type CategoryInputProps = {
  readonly name: string;
  readonly value: string;
  readonly onValueChange: (value: string) => void;
};

/** Finds one of about 290 merchant categories by its code or part of its description. */
export function CategoryInput({ value, ...rest }: CategoryInputProps) {
  return (
    <Combobox
      {...rest}
      // Stored codes may lack their leading zero.
      value={value === '' ? '' : value.padStart(4, '0')}
      options={options}
      placeholder={categoryHint}
    />
  );
}
