import { Banner, Button, DownloadIcon, ProgressBar, type ButtonProps } from '@tillbook/ui';
import type { CsvExportRun } from './use-csv-export.ts';

export type CsvExportButtonProps = CsvExportRun & Pick<ButtonProps, 'size'>;

/** Begins an export; one at a time. */
export function CsvExportButton({ run, state, size }: CsvExportButtonProps) {
  return (
    <Button {...(size && { size })} icon={<DownloadIcon />} busy={state.kind === 'reading'} onClick={run}>
      {state.kind === 'reading' ? 'Exporting...' : 'Export CSV'}
    </Button>
  );
}

const counted = (count: number): string => count.toLocaleString('en-US');

const entries = (count: number): string => (count === 1 ? '1 entry' : `${counted(count)} entries`);

/** How far an export is, and what came of it. */
export function CsvExportNotice({ state, cancel, dismiss }: CsvExportRun) {
  switch (state.kind) {
    case 'idle':
      return null;
    case 'reading':
      return (
        <ProgressBar label="Export" valueText={`${entries(state.entryCount)} so far`} onCancel={cancel} />
      );
    case 'failed':
      return (
        <Banner tone="critical" announce onDismiss={dismiss}>
          {state.message}
        </Banner>
      );
    case 'done':
      return (
        <Banner tone={state.isCut ? 'caution' : 'positive'} announce onDismiss={dismiss}>
          {state.isCut
            ? `The newest ${counted(state.entryCount)} entries have been exported, as many as one file takes. Older ones are left out: choose a last day to have them.`
            : `${entries(state.entryCount)} exported.`}
        </Banner>
      );
  }
}
