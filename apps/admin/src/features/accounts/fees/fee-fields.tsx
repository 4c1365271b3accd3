import { cardFeeTypeLabel, formatStrictMoneyInput } from '@tillbook/domain';
import { Field, Grid, MoneyInput, RadioCards, Stack, TextInput } from '@tillbook/ui';
import { cardFeeTypeLegend, fixedFeeDetail, inPersonFlatFeeLabel, interchangeNote } from '../messages.ts';
import {
  amountPaths,
  formatPercentageInput,
  percentagePaths,
  type FeeDraft,
  type FeeProblems,
} from './fee-draft.ts';

const types = [
  {
    value: 'fixed',
    label: cardFeeTypeLabel('fixed'),
    detail: fixedFeeDetail,
  },
  { value: 'dynamic', label: cardFeeTypeLabel('dynamic'), detail: interchangeNote },
] as const;

export type FeeFieldsProps = {
  readonly fees: FeeDraft;
  readonly problems: FeeProblems;
  readonly onChange: (change: Partial<FeeDraft>) => void;
};

export function FeeFields({ fees, problems, onChange }: FeeFieldsProps) {
  const percentage = (field: keyof typeof percentagePaths, label: string) => (
    <Field label={label} help="In percent" error={problems[percentagePaths[field]]}>
      <TextInput
        inputMode="decimal"
        autoComplete="off"
        placeholder="0.00"
        value={fees[field]}
        onValueChange={(text) => onChange({ [field]: formatPercentageInput(text) })}
      />
    </Field>
  );
  const amount = (field: keyof typeof amountPaths, label: string) => (
    <Field label={label} help="Per payment" error={problems[amountPaths[field]]}>
      <MoneyInput
        size="medium"
        value={fees[field]}
        onValueChange={(text) => onChange({ [field]: formatStrictMoneyInput(text) })}
      />
    </Field>
  );
  return (
    <Stack space={16}>
      <RadioCards
        legend={cardFeeTypeLegend}
        options={types}
        value={fees.type}
        onValueChange={(type) => onChange({ type })}
      />
      <Grid>
        {percentage('onlinePercentage', 'Online percentage')}
        {amount('onlineFlatFee', 'Online flat fee')}
        {percentage('inPersonPercentage', 'In person percentage')}
        {amount('inPersonFlatFee', inPersonFlatFeeLabel)}
      </Grid>
      <Grid ratio="1:1:1">
        {percentage('achPercentage', 'ACH percentage')}
        {amount('achMinimumFee', 'ACH minimum fee')}
        {amount('achMaximumFee', 'ACH maximum fee')}
      </Grid>
    </Stack>
  );
}
