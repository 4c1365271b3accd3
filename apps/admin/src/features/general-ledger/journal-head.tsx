import { DateInput, Field, TextInput } from '@tillbook/ui';
import { useEffect, useRef } from 'react';
import { description, head } from './journal-form.css.ts';
import type { Journal } from './journal.ts';

export type JournalHeadProps = {
  readonly journal: Journal;
  readonly problems: Readonly<Record<string, string>>;
  readonly onChange: (journal: Journal) => void;
};

export function JournalHead({ journal, problems, onChange }: JournalHeadProps) {
  const firstField = useRef<HTMLInputElement>(null);
  useEffect(() => firstField.current?.focus(), []);

  return (
    <div className={head}>
      <Field label="Reference" error={problems.reference}>
        <TextInput
          ref={firstField}
          autoComplete="off"
          value={journal.reference}
          onValueChange={(reference) => onChange({ ...journal, reference })}
        />
      </Field>
      <Field label="Date" error={problems.date}>
        <DateInput
          value={journal.date}
          onValueChange={(date) => onChange({ ...journal, date })}
          min="2000-01-01"
          max="2099-12-31"
        />
      </Field>
      <div className={description}>
        <Field label="Description" error={problems.description}>
          <TextInput
            autoComplete="off"
            maxLength={500}
            value={journal.description}
            onValueChange={(text) => onChange({ ...journal, description: text })}
          />
        </Field>
      </div>
    </div>
  );
}
