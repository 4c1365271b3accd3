import { doubtfulCents, editMoneyEntry, formatCents, type MoneyEntry } from '@tillbook/domain';
import { Field, MoneyInput, type FieldProps, type MoneyInputProps } from '@tillbook/ui';

export type AmountFieldProps = Omit<FieldProps, 'children'> &
  Pick<MoneyInputProps, 'size' | 'disabled' | 'onBlur'> & {
    readonly entry: MoneyEntry;
    readonly onEntryChange: (entry: MoneyEntry) => void;
  };

/**
 * Asks for an amount that moves money. Displays the parsed amount if the typed text is ambiguous; use
 * `useAmountQuestion` to ask before the amount is sent.
 */
export function AmountField({ entry, onEntryChange, size, disabled, onBlur, ...field }: AmountFieldProps) {
  const doubt = doubtfulCents(entry);
  return (
    <Field {...field} help={doubt === undefined ? field.help : `Read as ${formatCents(doubt)}`}>
      <MoneyInput
        value={entry.text}
        onValueChange={(value, caret) => onEntryChange(editMoneyEntry(entry, value, caret))}
        {...(size && { size })}
        {...(disabled !== undefined && { disabled })}
        {...(onBlur && { onBlur })}
      />
    </Field>
  );
}
