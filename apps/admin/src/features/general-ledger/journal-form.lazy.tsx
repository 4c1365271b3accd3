import type { EntrySet, GeneralLedgerAccount } from '@tillbook/contract';
import {
  Banner,
  Button,
  Card,
  CardBody,
  CardFoot,
  DateInput,
  Field,
  PlusIcon,
  Stack,
  TextInput,
} from '@tillbook/ui';
import { useEffect, useId, useRef, useState } from 'react';
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
  /** The draft to be changed; a new one is written where there is none. */
  readonly entrySet?: EntrySet;
  /** Hears of the entry set once it is saved or posted. */
  readonly onDone: (entrySetId: string) => void;
  readonly onCancel: () => void;
};

/** Writes an entry set: saved as a draft at any time, posted once debits and credits have met. */
export function JournalForm({ accounts, entrySet, onDone, onCancel }: JournalFormProps) {
  const { journal, change, save, isSaving, isPosting, problems, failure } = useJournal(entrySet, onDone);
  const outcomeId = useId();
  const firstField = useRef<HTMLInputElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const [addedKey, setAddedKey] = useState<number>();
  const totals = journalTotals(journal.lines);
  const options = byTypeAndNumber(accounts)
    .filter(({ takesManualEntries }) => takesManualEntries)
    .map(({ id, number, name }) => ({ value: id, code: number, label: name }));

  // The person has just asked for the form; it may have come after a moment.
  useEffect(() => firstField.current?.focus(), []);

  const add = () => {
    const longer = addLine(journal);
    setAddedKey(longer.lines.at(-1)?.key);
    change(longer);
  };
  const remove = (key: number) => {
    change(removeLine(journal, key));
    // The button that was pressed is gone with its line.
    addButton.current?.focus();
  };

  return (
    <form
      noValidate
      aria-label={entrySet ? `Edit ${entrySet.reference}` : 'New entry set'}
      onSubmit={(event) => {
        event.preventDefault();
        save(false);
      }}
    >
      <Card as="div">
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
                <DateInput
                  value={journal.date}
                  onValueChange={(date) => change({ ...journal, date })}
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
            onRemove={journal.lines.length > 1 ? () => remove(line.key) : undefined}
            takesFocus={line.key === addedKey}
          />
        ))}
        <div className={addLineStyle}>
          <Button
            ref={addButton}
            size="small"
            icon={<PlusIcon />}
            disabled={journal.lines.length >= maximumLines}
            onClick={add}
          >
            Add line
          </Button>
        </div>
        <JournalTotals totals={totals} outcomeId={outcomeId} />
        <CardFoot>
          <Button variant="ghost" onClick={onCancel}>
            Cancel
          </Button>
          <Button type="submit" busy={isSaving} disabled={isPosting}>
            {isSaving ? 'Saving...' : 'Save draft'}
          </Button>
          <Button
            variant="primary"
            disabled={!totals.isBalanced || isSaving}
            focusableWhenDisabled
            busy={isPosting}
            aria-describedby={outcomeId}
            onClick={() => save(true)}
          >
            {isPosting ? 'Posting...' : 'Post'}
          </Button>
        </CardFoot>
      </Card>
    </form>
  );
}
