import { csvHeadings, csvRow } from '@tillbook/domain';

export type CsvExport = {
  readonly csv: string;
  readonly entryCount: number;
  /**
   * True if the export stopped at the maximum, so that older matching entries may be missing from the file.
   */
  readonly isCut: boolean;
};

export type ExportWatch = {
  readonly signal: AbortSignal;
  readonly onProgress: (entryCount: number) => void;
};

export type ExportedList<Entry> = {
  readonly headings: readonly string[];
  /** Returns the rows of an entry: a single row, or a row for each of its parts. */
  readonly rowsOf: (entry: Entry) => readonly (readonly string[])[];
  /** Reads one page, newest first; `before` is the ID of the last entry of the previous page. */
  readonly readPage: (
    page: { readonly limit: number; readonly before?: string },
    signal: AbortSignal,
  ) => Promise<readonly Entry[]>;
  readonly mostEntries: number;
};

const entriesPerPage = 100;

/**
 * Reads a list to its end, newest first, and writes it as CSV. Continues from the last entry read, so that
 * new entries shift nothing.
 */
export const exportInPages = async <Entry extends { readonly id: string }>(
  { headings, rowsOf, readPage, mostEntries }: ExportedList<Entry>,
  { signal, onProgress }: ExportWatch,
): Promise<CsvExport> => {
  const rows: string[] = [];
  let entryCount = 0;
  const finish = (isCut: boolean): CsvExport => ({
    csv: csvHeadings(headings) + rows.join(''),
    entryCount,
    isCut,
  });
  let before: string | undefined;
  while (entryCount < mostEntries) {
    const page = { limit: entriesPerPage, ...(before !== undefined && { before }) };
    // oxlint-disable-next-line no-await-in-loop
    const entries = await readPage(page, signal);
    rows.push(...entries.flatMap(rowsOf).map(csvRow));
    entryCount += entries.length;
    onProgress(entryCount);
    before = entries.at(-1)?.id;
    if (entries.length < entriesPerPage) return finish(false);
  }
  return finish(true);
};
