import type { Statement } from '@tillbook/contract';
import { formatMonth } from '@tillbook/domain';
import { asArtifact, writeText, type Pdf } from './pdf-text.ts';

/** US Letter, in points. */
export const page = { width: 612, height: 792, left: 48, right: 564, top: 48, bottom: 730 } as const;

export const rowHeight = 15;

const followingEntriesY = page.top + 20;
const footerY = 750;
const summaryGap = 22;

/** Counts the heading, both balances, the difference, and one row per kind. */
const summaryRows = ({ movements }: Statement): number => movements.length + 4;

export type FirstPage = {
  readonly summaryY: number;
  readonly entriesHeadingY: number;
  readonly entriesY: number;
};

export const firstPageOf = (statement: Statement, headEndY: number): FirstPage => {
  const summaryY = headEndY + summaryGap;
  const entriesHeadingY = summaryY + summaryRows(statement) * rowHeight + 24;
  return { summaryY, entriesHeadingY, entriesY: entriesHeadingY + 40 };
};

const rowsBelow = (y: number): number => Math.max(0, Math.floor((page.bottom - y) / rowHeight));

const pageCountOf = (statement: Statement, { entriesY }: FirstPage): number => {
  const left = statement.entryCount - rowsBelow(entriesY);
  return 1 + Math.max(0, Math.ceil(left / rowsBelow(followingEntriesY)));
};

export type StatementPages = {
  begin(): void;
  /** Returns the y position of the next entry, or `undefined` if the page is full. */
  nextRow(): number | undefined;
};

export const pagesOf = (pdf: Pdf, statement: Statement, firstPage: FirstPage): StatementPages => {
  const total = pageCountOf(statement, firstPage);
  let number = 0;
  let y = 0;
  const footer = () => {
    writeText(pdf, { text: `Statement, ${formatMonth(statement.month)}`, x: page.left, y: footerY, size: 8 });
    const text = `Page ${number} of ${total}`;
    writeText(pdf, { text, x: page.right, y: footerY, size: 8, endsAtX: true });
  };
  return {
    begin: () => {
      pdf.addPage();
      number += 1;
      y = number === 1 ? firstPage.entriesY : followingEntriesY;
      asArtifact(pdf, footer);
    },
    nextRow: () => {
      if (y + rowHeight > page.bottom) return undefined;
      y += rowHeight;
      return y - rowHeight;
    },
  };
};
