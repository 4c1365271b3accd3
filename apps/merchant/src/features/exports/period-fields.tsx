import { Field, Select, Stack } from '@tillbook/ui';
import { DayField } from '@tillbook/web-shell';
import { useState } from 'react';
import { ownPeriod } from '../../lists/toolbar/filters/filter-draft.ts';
import {
  choiceOf,
  exportPeriodChoices,
  periodOfChoice,
  periodText,
  type ExportPeriod,
} from './export-period.ts';

export type PeriodFieldsProps = {
  readonly period: ExportPeriod;
  readonly onPeriod: (period: ExportPeriod) => void;
};

export function PeriodFields({ period, onPeriod }: PeriodFieldsProps) {
  const [isOwn, setIsOwn] = useState(period.from !== undefined || period.until !== undefined);
  const [postedOn] = useState(period.postedOn);
  const choice = choiceOf(period, isOwn);
  const choose = (chosen: string) => {
    setIsOwn(chosen === ownPeriod);
    onPeriod(periodOfChoice(chosen, postedOn));
  };
  return (
    <Stack space={12}>
      <Field label="Period" help={periodText(period)}>
        <Select options={exportPeriodChoices(postedOn)} value={choice} onValueChange={choose} />
      </Field>
      {choice === ownPeriod && (
        <>
          <DayField label="From" day={period.from} onDay={(from) => onPeriod({ ...period, from })} />
          <DayField label="To" day={period.until} onDay={(until) => onPeriod({ ...period, until })} />
        </>
      )}
    </Stack>
  );
}
