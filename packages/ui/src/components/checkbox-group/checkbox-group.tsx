import { useId } from 'react';
import { Checkbox } from '../checkbox/checkbox.tsx';
import { WarningIcon } from '../icon/icons/warning.tsx';
import { classNames } from '../../private/class-names.ts';
import { error as errorStyle, errorIcon } from '../field/field.css.ts';
import { legend as legendStyle } from '../radio-cards/radio-cards.css.ts';
import { boxes, noteBelow } from './checkbox-group.css.ts';

export type CheckboxGroupProps<Value extends string> = {
  readonly legend: string;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  /** The checked values, in any order. */
  readonly values: readonly Value[];
  /** Receives all checked values, in the order of the options. */
  readonly onValuesChange: (values: readonly Value[]) => void;
  /** The error of the group as a whole. */
  readonly error?: string | undefined;
  readonly disabled?: boolean;
};

/** Asks one question with several short answers, any number of which may be checked. */
export function CheckboxGroup<Value extends string>({
  legend,
  options,
  values,
  onValuesChange,
  error,
  disabled = false,
}: CheckboxGroupProps<Value>) {
  const errorId = useId();
  const toggle = (toggled: Value, isChosen: boolean) =>
    onValuesChange(
      options
        .map(({ value }) => value)
        .filter((value) => (value === toggled ? isChosen : values.includes(value))),
    );
  return (
    <fieldset disabled={disabled} aria-describedby={error ? errorId : undefined}>
      <legend className={legendStyle}>{legend}</legend>
      <div className={boxes}>
        {options.map(({ value, label }) => (
          <Checkbox
            key={value}
            label={label}
            disabled={disabled}
            checked={values.includes(value)}
            onCheckedChange={(isChosen) => toggle(value, isChosen)}
          />
        ))}
      </div>
      {error && (
        <p id={errorId} className={classNames(errorStyle, noteBelow)} role="alert">
          <span className={errorIcon}>
            <WarningIcon size="small" />
          </span>
          <span>{error}</span>
        </p>
      )}
    </fieldset>
  );
}
