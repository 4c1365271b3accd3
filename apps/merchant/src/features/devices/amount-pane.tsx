import { formatMoneyInput } from '@tillbook/domain';
import { Field, Keypad, MoneyInput } from '@tillbook/ui';
import { pressKey } from './press-key.ts';
import { amountBox, amountPane } from './terminal-form.css.ts';

export type AmountPaneProps = {
  readonly text: string;
  readonly onTextChange: (text: string) => void;
  readonly error: string | undefined;
  readonly disabled: boolean;
};

/** The amount: typed, or entered with the on-screen keypad. */
export function AmountPane({ text, onTextChange, error, disabled }: AmountPaneProps) {
  return (
    <div className={amountPane}>
      <div className={amountBox}>
        <Field label="Amount" labelEnd="$2.00 or more" error={error}>
          <MoneyInput
            size="entry"
            value={text}
            disabled={disabled}
            onValueChange={(typed) => onTextChange(formatMoneyInput(typed))}
          />
        </Field>
      </div>
      <Keypad label="Keypad" disabled={disabled} onPress={(key) => onTextChange(pressKey(text, key))} />
    </div>
  );
}
