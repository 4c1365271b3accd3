import { useId } from 'react';
import {
  hiddenLegend,
  legend as legendStyle,
  list,
  option as optionStyle,
  radio,
} from './radio-group.css.ts';

export type RadioGroupProps<Value extends string> = {
  readonly legend: string;
  /** `hidden` if a visible title right above shows the same text. */
  readonly legendDisplay?: 'shown' | 'hidden';
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly value: Value | undefined;
  readonly onValueChange: (value: Value) => void;
  readonly disabled?: boolean;
};

/** Asks one question with several short answers, stacked, of which one is selected. */
export function RadioGroup<Value extends string>({
  legend,
  legendDisplay = 'shown',
  options,
  value,
  onValueChange,
  disabled = false,
}: RadioGroupProps<Value>) {
  const name = useId();
  return (
    <fieldset disabled={disabled}>
      <legend className={legendDisplay === 'hidden' ? hiddenLegend : legendStyle}>{legend}</legend>
      <div className={list}>
        {options.map((option) => (
          <label key={option.value} className={optionStyle}>
            <input
              type="radio"
              className={radio}
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onValueChange(option.value)}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
