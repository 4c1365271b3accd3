import {
  exportColumnLabels,
  exportColumnsOf,
  type ExportColumn,
  type ExportedList,
  type ExportFormat,
} from '@tillbook/contract';
import { Button, CheckboxGroup, Combobox, Field, RadioCards, Stack } from '@tillbook/ui';
import { useState } from 'react';
import type { ExportPeriod } from './export-period.ts';
import { csvDetail, jsonDetail } from './messages.ts';
import { PeriodFields } from './period-fields.tsx';
import { timeZones } from './time-zones.ts';

export type ExportChoice = {
  readonly period: ExportPeriod;
  readonly format: ExportFormat;
  readonly timeZone: string;
  readonly columns: readonly ExportColumn[];
};

export type ExportFieldsProps = {
  readonly list: ExportedList;
  /** False for data that is not exported by period. */
  readonly hasPeriod: boolean;
  readonly choice: ExportChoice;
  readonly onChoice: (choice: ExportChoice) => void;
  readonly columnsError?: string;
};

const formats = [
  { value: 'csv', label: 'CSV', detail: csvDetail },
  { value: 'json', label: 'JSON', detail: jsonDetail },
] as const;

const zones = timeZones().map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') }));

export function ExportFields(props: ExportFieldsProps) {
  const { hasPeriod, choice, onChoice } = props;
  return (
    <Stack space={16}>
      {hasPeriod && (
        <PeriodFields period={choice.period} onPeriod={(period) => onChoice({ ...choice, period })} />
      )}
      <RadioCards
        legend="Format"
        options={formats}
        value={choice.format}
        onValueChange={(format) => onChoice({ ...choice, format })}
      />
      <Details {...props} />
    </Stack>
  );
}

/** Hides seldom changed choices behind a button that summarizes them. */
function Details({ list, choice, onChoice, columnsError }: ExportFieldsProps) {
  const [isOpen, setIsOpen] = useState(false);
  const { length } = choice.columns;
  const columns = exportColumnsOf[list].map((column) => ({
    value: column,
    label: exportColumnLabels[column],
  }));
  return (
    <Stack space={16}>
      <div>
        <Button size="small" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {`${String(length)} ${length === 1 ? 'column' : 'columns'}, change`}
        </Button>
      </div>
      {isOpen && (
        <>
          <CheckboxGroup
            legend="Columns"
            options={columns}
            values={choice.columns}
            onValuesChange={(chosen) => onChoice({ ...choice, columns: chosen })}
            error={columnsError}
          />
          <Field label="Time zone">
            <Combobox
              options={zones}
              value={choice.timeZone}
              onValueChange={(timeZone) => onChoice({ ...choice, timeZone })}
            />
          </Field>
        </>
      )}
    </Stack>
  );
}
