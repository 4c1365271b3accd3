import type { MoneyEntry } from '@tillbook/domain';
import { Keypad } from '@tillbook/ui';
import { AmountField } from '@tillbook/web-shell';
import { pressKey } from './press-key.ts';
import { amountBox, amountPane } from './terminal-form.css.ts';

export type AmountPaneProps = {
  readonly entry: MoneyEntry;
  readonly onEntryChange: (entry: MoneyEntry) => void;
  readonly error: string | undefined;
  readonly disabled: boolean;
};

export function AmountPane({ entry, onEntryChange, error, disabled }: AmountPaneProps) {
  return (
    <div className={amountPane}>
      <div className={amountBox}>
        <AmountField
          label="Amount"
          labelEnd="$2.00 or more"
          error={error}
          size="entry"
          disabled={disabled}
          entry={entry}
          onEntryChange={onEntryChange}
        />
      </div>
      <Keypad label="Keypad" disabled={disabled} onPress={(key) => onEntryChange(pressKey(entry, key))} />
    </div>
  );
}
