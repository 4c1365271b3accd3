import { Field, Grid, Select, Stack, TextInput } from '@tillbook/ui';
import type { ComponentType, Ref } from 'react';
import { currency, type AccountProblems, type NewAccount } from './new-account.ts';
import { currencyHint, settlementDaysHint, typeHint } from './messages.ts';

const types = [
  { value: 'merchant', label: 'merchant' },
  { value: 'finix_paas', label: 'finix_paas' },
] as const;

/** Props of the program field, which belongs to another feature. */
type ChosenField = {
  readonly value: string;
  readonly onValueChange: (value: string) => void;
  readonly error: string | undefined;
};

export type NewAccountFieldsProps = {
  readonly account: NewAccount;
  readonly problems: AccountProblems;
  readonly ProgramField: ComponentType<ChosenField>;
  readonly onChange: (change: Partial<NewAccount>) => void;
  readonly ref: Ref<HTMLInputElement>;
};

export function NewAccountFields({ account, problems, ProgramField, onChange, ref }: NewAccountFieldsProps) {
  const days = (field: 'cardSettlementDays' | 'achSettlementDays', label: string) => (
    <Field label={label} help={settlementDaysHint} error={problems[field]}>
      <TextInput
        inputMode="numeric"
        autoComplete="off"
        value={account[field]}
        onValueChange={(text) => onChange({ [field]: text })}
      />
    </Field>
  );
  return (
    <Stack space={16}>
      <Grid>
        <Field label="Account name" error={problems['name']}>
          <TextInput
            ref={ref}
            autoComplete="off"
            maxLength={100}
            value={account.name}
            onValueChange={(name) => onChange({ name })}
          />
        </Field>
        <Field label="Legal name" error={problems['legalName']}>
          <TextInput
            autoComplete="off"
            maxLength={200}
            value={account.legalName}
            onValueChange={(legalName) => onChange({ legalName })}
          />
        </Field>
        <Field label="Type" help={typeHint} error={problems['type']}>
          <Select
            options={types}
            value={account.type}
            onValueChange={(type) => onChange({ type: type === 'finix_paas' ? 'finix_paas' : 'merchant' })}
          />
        </Field>
        <Field label="Currency" help={currencyHint} error={problems['currency']}>
          <Select options={[{ value: currency, label: currency.toUpperCase() }]} defaultValue={currency} />
        </Field>
      </Grid>
      <ProgramField
        value={account.programId}
        onValueChange={(programId) => onChange({ programId })}
        error={problems['programId']}
      />
      <Grid>
        {days('cardSettlementDays', 'Card settlement days')}
        {days('achSettlementDays', 'ACH settlement days')}
      </Grid>
    </Stack>
  );
}
