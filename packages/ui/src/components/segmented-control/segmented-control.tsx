import * as Radix from 'radix-ui/toggle-group';
import type { ReactNode } from 'react';
import { segment, segments } from './segmented-control.css.ts';

export type SegmentedControlProps<Value extends string> = {
  /** The accessible name of the group. */
  readonly label: string;
  readonly options: readonly { readonly value: Value; readonly label: string; readonly icon?: ReactNode }[];
  readonly value: Value;
  readonly onValueChange: (value: Value) => void;
  readonly disabled?: boolean;
};

/**
 * Offers two to four options, all visible, of which one is selected. The arrow keys select, as in a radio
 * group.
 */
export function SegmentedControl<Value extends string>({
  label,
  options,
  value,
  onValueChange,
  disabled = false,
}: SegmentedControlProps<Value>) {
  // Ignores an empty value, which Radix reports when the selected option is pressed again.
  const select = (next: string) => {
    const selected = options.find((option) => option.value === next);
    if (selected && selected.value !== value) onValueChange(selected.value);
  };
  return (
    <Radix.Root
      type="single"
      aria-label={label}
      className={segments}
      value={value}
      onValueChange={select}
      disabled={disabled}
    >
      {options.map((option) => (
        <Radix.Item
          key={option.value}
          value={option.value}
          className={segment}
          // Selects on focus: Radix moves the focus with the arrow keys but selects only on Enter and Space.
          onFocus={() => select(option.value)}
        >
          {option.icon}
          <span>{option.label}</span>
        </Radix.Item>
      ))}
    </Radix.Root>
  );
}
