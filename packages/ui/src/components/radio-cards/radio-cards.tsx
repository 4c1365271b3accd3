import { useId, type ReactNode } from 'react';
import { markValues } from '../../private/mark-values.tsx';
import {
  cardDetail,
  cardLabel,
  cardNote,
  end,
  group,
  legend as legendStyle,
  radio,
  radioCard,
  words,
} from './radio-cards.css.ts';

export type RadioCardOption<Value extends string> = {
  readonly value: Value;
  readonly label: string;
  readonly detail?: string;
  /** A note to read before choosing the option: "Did not answer today". */
  readonly note?: string | undefined;
  /** An icon or a badge at the right end. */
  readonly end?: ReactNode;
  readonly disabled?: boolean;
};

export type RadioCardsProps<Value extends string> = {
  readonly legend: string;
  readonly options: readonly RadioCardOption<Value>[];
  readonly value: Value | undefined;
  readonly onValueChange: (value: Value) => void;
  readonly disabled?: boolean;
  readonly 'aria-describedby'?: string;
};

/** Offers a few options, each with a line of detail, of which one is selected. */
export function RadioCards<Value extends string>({
  legend,
  options,
  value,
  onValueChange,
  disabled = false,
  ...rest
}: RadioCardsProps<Value>) {
  const name = useId();
  return (
    <fieldset className={group} disabled={disabled} {...rest}>
      <legend className={legendStyle}>{legend}</legend>
      {options.map((option) => (
        <label key={option.value} className={radioCard}>
          <input
            type="radio"
            className={radio}
            name={name}
            value={option.value}
            checked={option.value === value}
            disabled={option.disabled}
            onChange={() => onValueChange(option.value)}
          />
          <span className={words}>
            <span className={cardLabel}>{markValues(option.label)}</span>
            {option.detail && <span className={cardDetail}>{markValues(option.detail)}</span>}
            {option.note && <span className={cardNote}>{markValues(option.note)}</span>}
          </span>
          {option.end && <span className={end}>{markValues(option.end)}</span>}
        </label>
      ))}
    </fieldset>
  );
}
