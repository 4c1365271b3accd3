import type { EntrySet, GeneralLedgerAccount } from '@tillbook/contract';
import { Banner, Button, Card, CardBody, CardFoot, Field, PlusIcon, Stack, TextInput } from '@tillbook/ui';
import { useEffect, useId, useRef } from 'react';
import { byTypeAndNumber } from './account-order.ts';
import { addLine as addLineStyle, description, head } from './journal-form.css.ts';
import { JournalLineFields } from './journal-line-fields.tsx';
import { JournalTotals } from './journal-totals.tsx';
import { addLine, changeLine, journalTotals, problemsOfLine, removeLine } from './journal.ts';
import { useJournal } from './use-journal.ts';

/** As many lines as the server takes. */
const maximumLines = 100;

export type JournalFormProps = {
  readonly accounts: readonly GeneralLedgerAccount[];
  readonly onSaved: (entrySet: EntrySet) => void;
  readonly onCancel: () => void;
};

/** Writes an entry set: saved as a draft at any time, posted once debits and credits have met. */
export function JournalForm({ accounts, onSaved, onCancel }: JournalFormProps) {
  const { journal, change, save, isPending, problems, failure } = useJournal(onSaved);
  const outcomeId = useId();
  const firstField = useRef<HTMLInputElement>(null);
  const totals = journalTotals(journal.lines);
  const options = byTypeAndNumber(accounts)
    .filter(({ takesManualEntries }) => takesManualEntries)
    .map(({ id, number, name }) => ({ value: id, code: number, label: name }));

  // The person has just asked for the form; it may have come after a moment.
  useEffect(() => firstField.current?.focus(), []);

  return (
    <form
      noValidate
      aria-label="New entry set"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isPending) save(false);
      }}
    >
      <Card as="div" heading="New entry set">
        <CardBody>
          <Stack space={12}>
            {(failure ?? problems.ledgerEntries) !== undefined && (
              <Banner tone="critical" announce>
                {problems.ledgerEntries ?? failure}
              </Banner>
            )}
            <div className={head}>
              <Field label="Reference" error={problems.reference}>
                <TextInput
                  ref={firstField}
                  autoComplete="off"
                  maxLength={64}
                  value={journal.reference}
                  onValueChange={(reference) => change({ ...journal, reference })}
                />
              </Field>
              <Field label="Date" error={problems.date}>
                <TextInput
                  autoComplete="off"
                  placeholder="YYYY-MM-DD"
                  value={journal.date}
                  onValueChange={(date) => change({ ...journal, date })}
                />
              </Field>
              <div className={description}>
                <Field label="Description" error={problems.description}>
                  <TextInput
                    autoComplete="off"
                    maxLength={500}
                    value={journal.description}
                    onValueChange={(text) => change({ ...journal, description: text })}
                  />
                </Field>
              </div>
            </div>
          </Stack>
        </CardBody>
        {journal.lines.map((line, index) => (
          <JournalLineFields
            key={line.key}
            line={line}
            place={index + 1}
            accounts={options}
            problems={problemsOfLine(journal, line.key, problems)}
            onChange={(part) => change(changeLine(journal, line.key, part))}
            onRemove={journal.lines.length > 1 ? () => change(removeLine(journal, line.key)) : undefined}
          />
        ))}
        <div className={addLineStyle}>
          <Button
            size="small"
            icon={<PlusIcon />}
            disabled={journal.lines.length >= maximumLines}
            onClick={() => change(addLine(journal))}
          >
            Add line
          </Button>
        </div>
        <JournalTotals totals={totals} outcomeId={outcomeId} />
        <CardFoot>
          <Button variant="ghost" onClick={onCancel}>
            Cancel
          </Button>
          <Button type="submit" busy={isPending}>
            Save draft
          </Button>
          <Button
            variant="primary"
            disabled={!totals.isBalanced}
            focusableWhenDisabled
            busy={isPending}
            aria-describedby={outcomeId}
            onClick={() => save(true)}
          >
            Post
          </Button>
        </CardFoot>
      </Card>
    </form>
  );
}
