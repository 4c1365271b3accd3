import { EraseIcon } from '../icon/icons/erase.tsx';
import { keypad, keypadKey } from './keypad.css.ts';

const keys = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '.', '0'] as const;

/** A digit, the decimal point, or the erase key. */
export type KeypadKey = (typeof keys)[number] | 'erase';

export type KeypadProps = {
  /** The accessible name of the group. */
  readonly label: string;
  /** Called with the key: a digit, the point, or erase. */
  readonly onPress: (key: KeypadKey) => void;
  /** The accessible name of the decimal point. Defaults to "Decimal point". */
  readonly pointLabel?: string;
  /** The accessible name of the erase key. */
  readonly eraseLabel?: string;
  readonly disabled?: boolean;
};

/** Offers twelve keys for an amount, next to a field that also accepts typing. */
export function Keypad({
  label,
  onPress,
  pointLabel = 'Decimal point',
  eraseLabel = 'Delete last digit',
  disabled = false,
}: KeypadProps) {
  return (
    <div role="group" aria-label={label} className={keypad}>
      {keys.map((key) => (
        <button
          key={key}
          type="button"
          className={keypadKey}
          disabled={disabled}
          aria-label={key === '.' ? pointLabel : undefined}
          onClick={() => onPress(key)}
        >
          {key}
        </button>
      ))}
      <button
        type="button"
        className={keypadKey}
        disabled={disabled}
        aria-label={eraseLabel}
        onClick={() => onPress('erase')}
      >
        <EraseIcon size="large" />
      </button>
    </div>
  );
}
