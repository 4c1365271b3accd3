import { exportColumnLabels, exportColumns, type ExportColumn, type ExportFormat } from '@tillbook/contract';
import { CheckboxGroup, Combobox, Field, RadioCards, Stack } from '@tillbook/ui';
import { timeZones } from './time-zones.ts';

export type ExportChoice = {
  readonly format: ExportFormat;
  readonly timeZone: string;
  readonly columns: readonly ExportColumn[];
};

export type ExportFieldsProps = {
  readonly choice: ExportChoice;
  readonly onChoice: (choice: ExportChoice) => void;
  readonly columnsError?: string;
};

const formats = [
  { value: 'csv', label: 'CSV', detail: 'For a spreadsheet. Amounts in dollars.' },
  { value: 'json', label: 'JSON', detail: 'For a program. Amounts in cents.' },
] as const;

const zones = timeZones().map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') }));

const columns = exportColumns.map((column) => ({ value: column, label: exportColumnLabels[column] }));

/** What the file is to hold, and how. */
export function ExportFields({ choice, onChoice, columnsError }: ExportFieldsProps) {
  return (
    <Stack space={16}>
      <RadioCards
        legend="Format"
        options={formats}
        value={choice.format}
        onValueChange={(format) => onChoice({ ...choice, format })}
      />
      <Field label="Time zone">
        <Combobox
          options={zones}
          value={choice.timeZone}
          onValueChange={(timeZone) => onChoice({ ...choice, timeZone })}
        />
      </Field>
      <CheckboxGroup
        legend="Columns"
        options={columns}
        values={choice.columns}
        onValuesChange={(chosen) => onChoice({ ...choice, columns: chosen })}
        error={columnsError}
      />
    </Stack>
  );
}
