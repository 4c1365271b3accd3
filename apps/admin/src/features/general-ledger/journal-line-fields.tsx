import { formatMoneyInput } from '@tillbook/domain';
import {
  CloseIcon,
  Combobox,
  Field,
  IconButton,
  MoneyInput,
  TextInput,
  type ComboboxOption,
} from '@tillbook/ui';
import { useEffect, useRef } from 'react';
import { account, amount, line as lineStyle, note, remove } from './journal-lines.css.ts';
import type { JournalLine, LineProblems } from './journal.ts';

/** As many letters as the server takes. */
const maximumNoteLength = 200;

export type JournalLineFieldsProps = {
  readonly line: JournalLine;
  /** Counts from 1. */
  readonly place: number;
  readonly accounts: readonly ComboboxOption[];
  readonly problems: LineProblems;
  readonly onChange: (change: Partial<Omit<JournalLine, 'key'>>) => void;
  /** Undefined for the last line there is. */
  readonly onRemove: (() => void) | undefined;
  /** True for a line that was just asked for: one goes on there. */
  readonly takesFocus?: boolean;
};

/** One line of the journal: an account, and an amount on one side. */
export function JournalLineFields({
  line,
  place,
  accounts,
  problems,
  onChange,
  onRemove,
  takesFocus = false,
}: JournalLineFieldsProps) {
  const accountField = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (takesFocus) accountField.current?.focus();
  }, [takesFocus]);

  return (
    <fieldset className={lineStyle} aria-label={`Line ${String(place)}`}>
      <div className={account}>
        <Field label="Account" error={problems.account}>
          <Combobox
            ref={accountField}
            options={accounts}
            value={line.accountId}
            onValueChange={(accountId) => onChange({ accountId })}
            placeholder="Search by name or number"
            noMatchText="No account found"
          />
        </Field>
      </div>
      <div className={note}>
        <Field label="Line description" error={problems.description}>
          <TextInput
            autoComplete="off"
            maxLength={maximumNoteLength}
            value={line.description}
            onValueChange={(description) => onChange({ description })}
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
