import { Banner, Button, DownloadIcon, ProgressBar, type ButtonProps } from '@tillbook/ui';
import type { CsvExportRun } from './use-csv-export.ts';

export type CsvExportButtonProps = CsvExportRun &
  Pick<ButtonProps, 'size' | 'disabled' | 'focusableWhenDisabled' | 'aria-describedby'>;

/** Starts an export, one at a time. */
export function CsvExportButton({
  run,
  state,
  cancel: _cancel,
  dismiss: _dismiss,
  ...look
}: CsvExportButtonProps) {
  return (
    <Button {...look} icon={<DownloadIcon />} busy={state.kind === 'reading'} onClick={run}>
      {state.kind === 'reading' ? 'Exporting...' : 'Export CSV'}
    </Button>
  );
}

const counted = (count: number): string => count.toLocaleString('en-US');

const entries = (count: number): string => (count === 1 ? '1 entry' : `${counted(count)} entries`);

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
            ? `Only the newest ${counted(state.entryCount)} entries were exported, the most one file can hold. To export older ones, choose an earlier end date.`
            : `${entries(state.entryCount)} exported.`}
        </Banner>
      );
  }
}
