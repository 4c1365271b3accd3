import { formatMonth } from '@tillbook/domain';
import PdfDocument from 'pdfkit';
import { writeEntries, type EntryTable } from './pdf-entries.ts';
import { pagesOf, page } from './pdf-pages.ts';
import { writeSummary } from './pdf-summary.ts';
import type { Pdf } from './pdf-text.ts';
import type { StatementFacts, StatementFile } from './statement-file.ts';

const newDocument = ({ brandName, statement, madeAt }: StatementFacts): Pdf =>
  new PdfDocument({
    size: [page.width, page.height],
    margin: 0,
    pdfVersion: '1.7',
    tagged: true,
    lang: 'en-US',
    displayTitle: true,
    info: {
      Title: `Statement, ${formatMonth(statement.month)}`,
      Author: brandName,
      CreationDate: madeAt,
    },
    autoFirstPage: false,
  });

/** About five pages. */
export const pdfEntriesAtOnce = 250;

/** What has been written since the last time. */
const written = (pdf: Pdf): Uint8Array => {
  const bytes: unknown = pdf.read();
  return bytes instanceof Uint8Array ? bytes : new Uint8Array();
};

/** Pages with the sums of the month on the first, and every entry; tagged, so that it is read aloud as tables. */
export const statementPdf = (facts: StatementFacts): StatementFile<Uint8Array> => {
  const pdf = newDocument(facts);
  const root = pdf.struct('Document');
  pdf.addStructure(root);
  let table: EntryTable | undefined;
  return {
    entriesAtOnce: pdfEntriesAtOnce,
    opening: () => {
      const pages = pagesOf(pdf, facts.statement);
      pages.begin();
      writeSummary(pdf, root, facts);
      table = writeEntries(pdf, root, pages, facts.statement);
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
