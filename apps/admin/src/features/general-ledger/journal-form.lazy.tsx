import type { EntrySet, GeneralLedgerAccount } from '@tillbook/contract';
import { Button, Card, CardBody, CardFoot, PlusIcon } from '@tillbook/ui';
import { AttemptNotice } from '@tillbook/web-shell';
import { useId, useRef, useState } from 'react';
import { FormError } from '../../forms/form-error.tsx';
import { byTypeAndNumber } from './account-order.ts';
import { entrySetAddress } from './entry-set-address.ts';
import { addLine as addLineStyle } from './journal-form.css.ts';
import { JournalHead } from './journal-head.tsx';
import { JournalLineFields } from './journal-line-fields.tsx';
import { JournalTotals } from './journal-totals.tsx';
import { addLine, changeLine, journalTotals, problemsOfLine, removeLine } from './journal.ts';
import { actionFailed } from './messages.ts';
import { useJournal } from './use-journal.ts';

/** The maximum number of lines on the server. */
const maximumLines = 100;

export type JournalFormProps = {
  readonly accounts: readonly GeneralLedgerAccount[];
  readonly entrySet?: EntrySet;
  /** Receives the ID of the entry set once it is saved or posted. */
  readonly onDone: (entrySetId: string) => void;
  readonly onCancel: () => void;
};

export function JournalForm({ accounts, entrySet, onDone, onCancel }: JournalFormProps) {
  const { journal, change, save, lost, isPosted, isSaving, isPosting, problems, failure } = useJournal(
    entrySet,
    onDone,
  );
  const outcomeId = useId();
  const addButton = useRef<HTMLButtonElement>(null);
  const [addedKey, setAddedKey] = useState<number>();
  const refusal = problems.ledgerEntries ?? failure;
  const totals = journalTotals(journal.lines);
  const options = byTypeAndNumber(accounts)
    .filter(({ takesManualEntries }) => takesManualEntries)
    .map(({ id, number, name }) => ({ value: id, code: number, label: name }));

  const add = () => {
    const longer = addLine(journal);
    setAddedKey(longer.lines.at(-1)?.key);
    change(longer);
  };
  const remove = (key: number) => {
    change(removeLine(journal, key));
    // Moves the focus, because the pressed button is removed with its line.
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
          <JournalHead journal={journal} problems={problems} onChange={change} />
        </CardBody>
        {journal.lines.map((line, index) => (
          <JournalLineFields
            key={line.key}
            line={line}
            number={index + 1}
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
        {lost && (
          <CardBody>
            <AttemptNotice {...lost} fallback={actionFailed} hrefOf={entrySetAddress} />
          </CardBody>
        )}
        {refusal !== undefined && <FormError>{refusal}</FormError>}
        <CardFoot>
          <Button variant="ghost" onClick={onCancel}>
            Cancel
          </Button>
          <JournalButtons
            isBalanced={totals.isBalanced}
            isPosted={isPosted}
            isSaving={isSaving}
            isPosting={isPosting}
            outcomeId={outcomeId}
            onPost={() => save(true)}
          />
        </CardFoot>
      </Card>
    </form>
  );
}

type JournalButtonsProps = {
  readonly isBalanced: boolean;
  readonly isPosted: boolean;
  readonly isSaving: boolean;
  readonly isPosting: boolean;
  /** The ID of the element that explains why the entry set cannot be posted. */
  readonly outcomeId: string;
  readonly onPost: () => void;
};

function JournalButtons({
  isBalanced,
  isPosted,
  isSaving,
  isPosting,
  outcomeId,
  onPost,
}: JournalButtonsProps) {
  return (
    <>
      <Button type="submit" busy={isSaving} disabled={isPosting || isPosted}>
        {isSaving ? 'Saving...' : 'Save draft'}
      </Button>
      <Button
        variant="primary"
        disabled={!isBalanced || isSaving || isPosted}
        focusableWhenDisabled
        busy={isPosting}
        aria-describedby={outcomeId}
        onClick={onPost}
      >
        {isPosting ? 'Posting...' : 'Post'}
      </Button>
    </>
  );
}
