import { useEffect, useRef, useState } from 'react';
import { failureMessage } from '../errors/failure-message.ts';
import type { CsvExport, ExportWatch } from './export-in-pages.ts';

type State =
  | { readonly kind: 'idle' }
  | { readonly kind: 'reading'; readonly entryCount: number }
  | { readonly kind: 'done'; readonly entryCount: number; readonly isCut: boolean }
  | { readonly kind: 'failed'; readonly message: string };

export type CsvExportOptions = {
  /** The file name without the date: `audit`. */
  readonly fileName: string;
  readonly failure: string;
  readonly read: (watch: ExportWatch) => Promise<CsvExport>;
};

/** Returns the user's day as `2026-11-21`, the Swedish date format. */
const today = (): string => new Date().toLocaleDateString('sv-SE');

/**
 * Returns the current or latest export, and functions that run and cancel an export. The code that saves the
 * file is loaded when the first export starts.
 */
export const useCsvExport = ({ fileName, failure, read }: CsvExportOptions) => {
  const [state, setState] = useState<State>({ kind: 'idle' });
  const running = useRef<AbortController>(undefined);
  const cancel = () => {
    running.current?.abort();
    running.current = undefined;
    setState({ kind: 'idle' });
  };
  useEffect(() => () => running.current?.abort(), []);

  const run = async () => {
    const controller = new AbortController();
    running.current = controller;
    setState({ kind: 'reading', entryCount: 0 });
    const settle = (next: State) => {
      if (running.current === controller) setState(next);
    };
    try {
      const { saveFile } = await import('./save-file.ts');
      const { csv, entryCount, isCut } = await read({
        signal: controller.signal,
        onProgress: (count) => settle({ kind: 'reading', entryCount: count }),
      });
      if (controller.signal.aborted) return;
      saveFile(`${fileName}-${today()}.csv`, 'text/csv', csv);
      settle({ kind: 'done', entryCount, isCut });
    } catch (error) {
      settle({ kind: 'failed', message: failureMessage(error, failure) });
    }
  };

  return { state, run: () => void run(), cancel, dismiss: () => setState({ kind: 'idle' }) };
};

export type CsvExportRun = ReturnType<typeof useCsvExport>;
