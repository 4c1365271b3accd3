import { openPdf, written } from './pdf-document.ts';
import { headEndY, withMissingNote, writeHead, type HeadLine } from './pdf-head.ts';
import { page } from './pdf-pages.ts';
import { drawRule, paragraphHeight, writeParagraph, type Pdf } from './pdf-text.ts';
import type { StatementFile } from './statement-file.ts';

export type ReceiptPage = {
  readonly brandName: string;
  readonly heading: string;
  /** Formatted, such as "$48.45". */
  readonly amount: string;
  readonly lines: readonly { readonly label: string; readonly value: string }[];
  readonly madeAt: Date;
};

type Structure = ReturnType<Pdf['struct']>;

const valueX = 180;
const valueWidth = page.right - valueX;
const headGap = 18;
const linePadding = 8;

const headOf = ({ brandName, heading, amount, lines }: ReceiptPage): readonly HeadLine[] =>
  withMissingNote(
    [
      { kind: 'P', text: brandName, size: 9 },
      { kind: 'H1', text: heading, size: 16, bold: true },
      { kind: 'P', text: amount, size: 22, bold: true },
    ],
    lines.map(({ value }) => value),
  );

const writeLines = (pdf: Pdf, root: Structure, { lines }: ReceiptPage, linesY: number): void => {
  let y = linesY;
  for (const { label, value } of lines) {
    const lineY = y;
    const text = { text: value, width: valueWidth, size: 10 };
    root.add(
      pdf.struct('P', {}, () => {
        writeParagraph(pdf, { text: label, x: page.left, y: lineY, width: valueX - page.left, size: 10 });
        writeParagraph(pdf, { ...text, x: valueX, y: lineY });
      }),
    );
    y += paragraphHeight(pdf, text) + linePadding;
    drawRule(pdf, { from: page.left, to: page.right, y: y - linePadding / 2 });
  }
};

/** Writes one page with the facts of the customer's receipt; no entries follow. */
export const receiptPdf = (receipt: ReceiptPage): StatementFile<Uint8Array> => {
  const { heading, brandName, madeAt } = receipt;
  const pdf = openPdf({ title: heading, author: brandName, madeAt });
  const root = pdf.struct('Document');
  pdf.addStructure(root);
  return {
    batchSize: 1,
    opening: () => {
      pdf.addPage();
      const head = headOf(receipt);
      writeHead(pdf, root, head);
      writeLines(pdf, root, receipt, headEndY(pdf, head) + headGap);
      return written(pdf);
    },
    entries: () => new Uint8Array(),
    closing: () => {
      root.end();
      pdf.end();
      return written(pdf);
    },
  };
};
