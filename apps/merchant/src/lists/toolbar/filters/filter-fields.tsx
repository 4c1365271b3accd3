import type { FilterName } from '@tillbook/contract';
import { formatStrictMoneyInput } from '@tillbook/domain';
import { DateInput, Field, MoneyInput, RadioGroup, Stack, TextInput } from '@tillbook/ui';
import { ownPeriod, type DraftErrors, type FilterDraft } from './filter-draft.ts';
import { choicesOf, filterLabel, periodChoices, type FilteredList } from './filter-text.ts';

export type FilterFieldsProps = {
  readonly id: FilterName;
  readonly list: FilteredList;
  readonly draft: FilterDraft;
  readonly errors: DraftErrors;
  readonly onChange: (changed: Partial<FilterDraft>) => void;
};

export function FilterFields(props: FilterFieldsProps) {
  const { id, list, draft, errors, onChange } = props;
  switch (id) {
    case 'status':
    case 'kind':
    case 'type':
    case 'purpose':
    case 'category':
    case 'method':
    case 'channel':
      return (
        <RadioGroup
          legend={filterLabel(list, id)}
          legendDisplay="hidden"
          options={choicesOf(list.name, id)}
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
        <Field label="Last four" help="Of the card or bank account" error={errors.lastFour}>
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
        <Field
          label={filterLabel(list, 'text')}
          help={list.textHelp ?? 'Words from the description, an ID or a reference'}
        >
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

const dateChoices = [...periodChoices, { value: ownPeriod, label: 'Custom range' }];

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
          <Field label="To" error={errors.until}>
            <DateInput
              value={draft.until}
              onValueChange={(until) => onChange({ until })}
              calendarLabel="Choose a day: To"
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
          onValueChange={(amount) => onChange({ amountMin: formatStrictMoneyInput(amount) })}
        />
      </Field>
      <Field label="To" error={errors.amountMax}>
        <MoneyInput
          size="medium"
          value={draft.amountMax}
          onValueChange={(amount) => onChange({ amountMax: formatStrictMoneyInput(amount) })}
        />
      </Field>
    </Stack>
  );
}
