import type { Ref } from 'react';
import { classNames } from '../../private/class-names.ts';
import { hasValue } from '../../private/split-values.ts';
import { ChevronDownIcon } from '../icon/icons/chevron-down.tsx';
import { input, inputSize } from '../text-input/text-input.css.ts';
import { useControlAttributes, type TextInputProps } from '../text-input/text-input.tsx';
import { chevron, list, option, select } from './select.css.ts';

export type SelectOption = { readonly value: string; readonly label: string };

export type SelectProps = Pick<
  TextInputProps,
  | 'value'
  | 'defaultValue'
  | 'onValueChange'
  | 'size'
  | 'name'
  | 'id'
  | 'autoComplete'
  | 'required'
  | 'disabled'
  | 'aria-label'
  | 'aria-describedby'
  | 'aria-invalid'
> & {
  readonly options: readonly SelectOption[];
  /** The text shown while nothing is selected. Without it, the first option is selected. */
  readonly placeholder?: string;
  readonly ref?: Ref<HTMLSelectElement>;
};

/**
 * Selects one of a few dozen options in the native list. Wrap it in a `Field`, which provides label, help and
 * error. For hundreds of options, use `Combobox`.
 */
export function Select({ options, placeholder, size = 'medium', onValueChange, ...rest }: SelectProps) {
  const attributes = useControlAttributes(rest);
  return (
    <span className={select}>
      <select
        {...rest}
        {...attributes}
        className={classNames(input, inputSize[size], list)}
        onChange={(event) => onValueChange?.(event.currentTarget.value)}
      >
        {placeholder !== undefined && (
          <option className={option} value="">
            {placeholder}
          </option>
        )}
        {options.map(({ value, label }) => (
          <option className={option} key={value} value={value} translate={hasValue(label) ? 'no' : undefined}>
            {label}
          </option>
        ))}
      </select>
      <span className={chevron}>
        <ChevronDownIcon />
      </span>
    </span>
  );
}
