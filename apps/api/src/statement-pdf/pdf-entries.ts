import type { Statement, StatementEntry } from '@tillbook/contract';
import { formatCents, formatDateTime, movementEntryLabel } from '@tillbook/domain';
import { page, type FirstPage, type StatementPages } from './pdf-pages.ts';
import { asArtifact, drawRule, writeText, type Pdf } from './pdf-text.ts';
import { statementTimeZone } from './statement-file.ts';

type Structure = ReturnType<Pdf['struct']>;

const columns = [
  { heading: 'Date', x: page.left, width: 98, endsAtX: false },
  { heading: 'Type', x: 150, width: 94, endsAtX: false },
  { heading: 'ID', x: 248, width: 158, endsAtX: false },
  { heading: 'Amount', x: 484, width: 74, endsAtX: true },
  { heading: 'Balance', x: page.right, width: 76, endsAtX: true },
] as const;

const headings = columns.map(({ heading }) => heading);

const cellsOf = (entry: StatementEntry): readonly string[] => [
  formatDateTime(entry.settledAt, { timeZone: statementTimeZone }),
  movementEntryLabel(entry.kind),
  entry.transactionId ?? entry.id,
  formatCents(entry.amount),
  formatCents(entry.afterBalance),
];

const writeCell = (pdf: Pdf, text: string, index: number, y: number, bold: boolean): void => {
  const column = columns[index];
  if (column === undefined) return;
  const { x, width, endsAtX } = column;
  writeText(pdf, { text, x, y, width, endsAtX, bold, size: 8 });
};

export type EntryTable = {
  row(entry: StatementEntry): void;
  end(): void;
};

/** Begins the table of entries. Its headings are repeated on each page, but read aloud only once. */
export const writeEntries = (
  pdf: Pdf,
  root: Structure,
  pages: StatementPages,
  statement: Statement,
  { entriesHeadingY, entriesY }: FirstPage,
): EntryTable => {
  root.add(
    pdf.struct('H2', {}, () =>
      writeText(pdf, { text: 'Entries', x: page.left, y: entriesHeadingY, size: 11, bold: true }),
    ),
  );
  if (statement.entryCount === 0) {
    root.add(
      pdf.struct('P', {}, () =>
        writeText(pdf, { text: 'No entries settled in this month.', x: page.left, y: entriesY - 20 }),
      ),
    );
    return { row: () => undefined, end: () => undefined };
  }
  const table = pdf.struct('Table');
  root.add(table);
  const addRow = (kind: 'TH' | 'TD', cells: readonly string[], y: number) =>
    table.add(
      pdf.struct(
        'TR',
        {},
        cells.map((text, index) => pdf.struct(kind, {}, () => writeCell(pdf, text, index, y, kind === 'TH'))),
      ),
    );
  const rule = (y: number) => drawRule(pdf, { from: page.left, to: page.right, y });
  addRow('TH', headings, entriesY - 17);
  rule(entriesY - 5);
  const nextPage = () => {
    pages.begin();
    asArtifact(pdf, () => headings.forEach((text, index) => writeCell(pdf, text, index, page.top, true)));
    rule(page.top + 12);
  };
  return {
    row: (entry) => {
      let y = pages.nextRow();
      if (y === undefined) {
        nextPage();
        y = pages.nextRow();
      }
      addRow('TD', cellsOf(entry), y ?? page.top);
    },
    end: () => table.end(),
  };
};
