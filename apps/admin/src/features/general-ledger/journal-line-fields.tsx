import { formatStrictMoneyInput } from '@tillbook/domain';
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
import { lineAccountHint } from './messages.ts';

/** The maximum length on the server. */
const maximumNoteLength = 200;

export type JournalLineFieldsProps = {
  readonly line: JournalLine;
  /** Counted from 1. */
  readonly number: number;
  readonly accounts: readonly ComboboxOption[];
  readonly problems: LineProblems;
  readonly onChange: (change: Partial<Omit<JournalLine, 'key'>>) => void;
  /** Undefined for the only line left. */
  readonly onRemove: (() => void) | undefined;
  /** True for a line that was just added. */
  readonly takesFocus?: boolean;
};

export function JournalLineFields({
  line,
  number,
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
    <fieldset className={lineStyle} aria-label={`Line ${String(number)}`}>
      <div className={account}>
        <Field label="Account" error={problems.account}>
          <Combobox
            ref={accountField}
            options={accounts}
            value={line.accountId}
            onValueChange={(accountId) => onChange({ accountId })}
            placeholder={lineAccountHint}
            noMatchText="No accounts found"
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
            onValueChange={(text) => onChange({ debitText: formatStrictMoneyInput(text) })}
          />
        </Field>
      </div>
      <div className={amount}>
        <Field label="Credit" error={problems.credit}>
          <MoneyInput
            size="medium"
            value={line.creditText}
            onValueChange={(text) => onChange({ creditText: formatStrictMoneyInput(text) })}
          />
        </Field>
      </div>
      <div className={remove}>
        <IconButton
          variant="ghost"
          label={`Remove line ${String(number)}`}
          icon={<CloseIcon />}
          disabled={onRemove === undefined}
          onClick={onRemove}
        />
      </div>
    </fieldset>
  );
}
