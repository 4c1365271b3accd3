import { formatMonth } from '@tillbook/domain';
import { openPdf, written } from './pdf-document.ts';
import { writeEntries, type EntryTable } from './pdf-entries.ts';
import { headEndY, writeHead } from './pdf-head.ts';
import { firstPageOf, pagesOf } from './pdf-pages.ts';
import { statementHead, writeSummary } from './pdf-summary.ts';
import type { StatementFacts, StatementFile } from './statement-file.ts';

/** The number of entries on about five pages. */
export const pdfBatchSize = 250;

/** Writes the month's totals on the first page, then every entry, in tables that screen readers recognize. */
export const statementPdf = (facts: StatementFacts): StatementFile<Uint8Array> => {
  const { brandName, statement, madeAt } = facts;
  const pdf = openPdf({ title: `Statement, ${formatMonth(statement.month)}`, author: brandName, madeAt });
  const root = pdf.struct('Document');
  pdf.addStructure(root);
  let table: EntryTable | undefined;
  return {
    batchSize: pdfBatchSize,
    opening: () => {
      const head = statementHead(facts);
      const firstPage = firstPageOf(statement, headEndY(pdf, head));
      const pages = pagesOf(pdf, statement, firstPage);
      pages.begin();
      writeHead(pdf, root, head);
      writeSummary(pdf, root, facts, firstPage);
      table = writeEntries(pdf, root, pages, statement, firstPage);
      return written(pdf);
    },
    entries: (entries) => {
      for (const entry of entries) table?.row(entry);
      return written(pdf);
    },
    closing: () => {
      table?.end();
      root.end();
      pdf.end();
      return written(pdf);
    },
  };
};
