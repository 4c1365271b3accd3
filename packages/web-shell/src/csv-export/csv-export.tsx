import { Banner, Button, DownloadIcon, ProgressBar, type ButtonProps } from '@tillbook/ui';
import { exportCut, exported, exportRestHint } from './messages.ts';
import type { CsvExportRun } from './use-csv-export.ts';

export type CsvExportButtonProps = CsvExportRun &
  Pick<ButtonProps, 'size' | 'disabled' | 'focusableWhenDisabled' | 'aria-describedby'>;

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

type ExportedNoun = { readonly one: string; readonly many: string };

export type CsvExportNoticeProps = CsvExportRun & {
  readonly noun?: ExportedNoun;
  /** Advice on exporting the rest, if one file cannot contain all entries. */
  readonly restHint?: string;
};

export function CsvExportNotice({
  state,
  cancel,
  dismiss,
  noun = { one: 'entry', many: 'entries' },
  restHint = exportRestHint,
}: CsvExportNoticeProps) {
  const words = (count: number): string => `${counted(count)} ${count === 1 ? noun.one : noun.many}`;
  switch (state.kind) {
    case 'idle':
      return null;
    case 'reading':
      return <ProgressBar label="Export" valueText={`${words(state.entryCount)} so far`} onCancel={cancel} />;
    case 'failed':
      return (
        <Banner tone="critical" announce onDismiss={dismiss}>
          {state.message}
        </Banner>
      );
    case 'done':
      return (
        <Banner tone={state.isCut ? 'caution' : 'positive'} announce onDismiss={dismiss}>
          {state.isCut ? exportCut(words(state.entryCount), restHint) : exported(words(state.entryCount))}
        </Banner>
      );
  }
}
