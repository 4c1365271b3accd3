import { formatMoneyInput } from '@tillbook/domain';
import { CloseIcon, Combobox, Field, IconButton, MoneyInput, type ComboboxOption } from '@tillbook/ui';
import { account, amount, line as lineStyle, remove } from './journal-lines.css.ts';
import type { JournalLine } from './journal.ts';

export type JournalLineFieldsProps = {
  readonly line: JournalLine;
  /** Counts from 1. */
  readonly place: number;
  readonly accounts: readonly ComboboxOption[];
  readonly problems: { readonly account: string | undefined; readonly amount: string | undefined };
  readonly onChange: (change: Partial<Omit<JournalLine, 'key'>>) => void;
  /** Undefined for the last line there is. */
  readonly onRemove: (() => void) | undefined;
};

/** One line of the journal: an account, and an amount on one side. */
export function JournalLineFields({
  line,
  place,
  accounts,
  problems,
  onChange,
  onRemove,
}: JournalLineFieldsProps) {
  return (
    <fieldset className={lineStyle} aria-label={`Line ${String(place)}`}>
      <div className={account}>
        <Field label="Account" error={problems.account}>
          <Combobox
            options={accounts}
            value={line.accountId}
            onValueChange={(accountId) => onChange({ accountId })}
            placeholder="Search by name or number"
            noMatchText="No account found"
          />
        </Field>
      </div>
      <div className={amount}>
        <Field label="Debit" error={problems.amount}>
          <MoneyInput
            size="medium"
            value={line.debitText}
            onValueChange={(text) => onChange({ debitText: formatMoneyInput(text) })}
          />
        </Field>
      </div>
      <div className={amount}>
        <Field label="Credit">
          <MoneyInput
            size="medium"
            value={line.creditText}
            onValueChange={(text) => onChange({ creditText: formatMoneyInput(text) })}
          />
        </Field>
      </div>
      <div className={remove}>
        <IconButton
          variant="ghost"
          label={`Remove line ${String(place)}`}
          icon={<CloseIcon />}
          disabled={onRemove === undefined}
          onClick={onRemove}
        />
      </div>
    </fieldset>
  );
}
