import { useId, type ReactNode } from 'react';
import { radio, segment, segments } from './segmented-control.css.ts';

export type SegmentedControlProps<Value extends string> = {
  /** What is chosen, for a screen reader. */
  readonly label: string;
  readonly options: readonly { readonly value: Value; readonly label: string; readonly icon?: ReactNode }[];
  readonly value: Value;
  readonly onValueChange: (value: Value) => void;
  readonly disabled?: boolean;
};

/** A choice of one from two to four, all in sight. */
export function SegmentedControl<Value extends string>({
  label,
  options,
  value,
  onValueChange,
  disabled = false,
}: SegmentedControlProps<Value>) {
  const name = useId();
  return (
    <div role="radiogroup" aria-label={label} className={segments}>
      {options.map((option) => (
        <label key={option.value} className={segment}>
          <input
            type="radio"
            className={radio}
            name={name}
            value={option.value}
            checked={option.value === value}
            disabled={disabled}
            onChange={() => onValueChange(option.value)}
          />
          {option.icon}
          {option.label}
        </label>
      ))}
    </div>
  );
}
