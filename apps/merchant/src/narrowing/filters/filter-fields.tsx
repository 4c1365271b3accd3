import { formatMoneyInput } from '@tillbook/domain';
import { DateInput, Field, MoneyInput, RadioGroup, Stack, TextInput } from '@tillbook/ui';
import { ownPeriod, type DraftErrors, type FilterDraft } from './filter-draft.ts';
import { choicesOf, filterLabel, periodChoices } from './filters.ts';
import type { FilterId, ListKind } from '../list-kinds.ts';

export type FilterFieldsProps = {
  readonly id: FilterId;
  readonly kind: ListKind;
  readonly draft: FilterDraft;
  readonly errors: DraftErrors;
  readonly onChange: (changed: Partial<FilterDraft>) => void;
};

/** What a filter asks for. */
export function FilterFields(props: FilterFieldsProps) {
  const { id, kind, draft, errors, onChange } = props;
  switch (id) {
    case 'status':
    case 'type':
    case 'purpose':
    case 'category':
    case 'method':
    case 'channel':
      return (
        <RadioGroup
          legend={filterLabel(kind, id)}
          legendDisplay="hidden"
          options={choicesOf(kind, id)}
          value={draft[id]}
          onValueChange={(value) => onChange({ [id]: value })}
        />
      );
    case 'date':
      return <DateFields {...props} />;
    case 'amount':
      return <AmountFields {...props} />;
    case 'lastFour':
      return (
        <Field label="Last four" help="Of the card or the bank account." error={errors.lastFour}>
          <TextInput
            inputMode="numeric"
            autoComplete="off"
            value={draft.lastFour}
            onValueChange={(lastFour) => onChange({ lastFour: lastFour.trim() })}
          />
        </Field>
      );
    case 'text':
      return (
        <Field label="Text" help={textHelp(kind)}>
          <TextInput
            autoComplete="off"
            spellCheck={false}
            maxLength={200}
            value={draft.text}
            onValueChange={(text) => onChange({ text })}
          />
        </Field>
      );
  }
}

const textHelp = (kind: ListKind): string =>
  kind === 'payment-instruments'
    ? 'A part of the owner’s name or of the description, or an ID.'
    : 'Words of the description, an ID or a reference.';

const dateChoices = [...periodChoices, { value: ownPeriod, label: 'From – until' }];

function DateFields({ draft, errors, onChange }: FilterFieldsProps) {
  return (
    <Stack space={12}>
      <RadioGroup
        legend="Date"
        legendDisplay="hidden"
        options={dateChoices}
        value={draft.date}
        onValueChange={(date) => onChange({ date })}
      />
      {draft.date === ownPeriod && (
        <>
          <Field label="From" error={errors.from}>
            <DateInput
              value={draft.from}
              onValueChange={(from) => onChange({ from })}
              calendarLabel="Choose a day: From"
            />
          </Field>
          <Field label="Until" error={errors.until}>
            <DateInput
              value={draft.until}
              onValueChange={(until) => onChange({ until })}
              calendarLabel="Choose a day: Until"
            />
          </Field>
        </>
      )}
    </Stack>
  );
}

function AmountFields({ draft, errors, onChange }: FilterFieldsProps) {
  return (
    <Stack space={12}>
      <Field label="From" error={errors.amountMin}>
        <MoneyInput
          size="medium"
          value={draft.amountMin}
          onValueChange={(amount) => onChange({ amountMin: formatMoneyInput(amount) })}
        />
      </Field>
      <Field label="To" error={errors.amountMax}>
        <MoneyInput
          size="medium"
          value={draft.amountMax}
          onValueChange={(amount) => onChange({ amountMax: formatMoneyInput(amount) })}
        />
      </Field>
    </Stack>
  );
}
