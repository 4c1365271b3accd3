import { openPdf, written } from './pdf-document.ts';
import { page } from './pdf-pages.ts';
import { drawRule, paragraphHeight, writeParagraph, type Pdf } from './pdf-text.ts';
import type { StatementFile } from './statement-file.ts';

/** The content of a receipt's file. */
export type ReceiptPage = {
  readonly brandName: string;
  readonly heading: string;
  /** Formatted: "$48.45". */
  readonly amount: string;
  readonly lines: readonly { readonly label: string; readonly value: string }[];
  readonly madeAt: Date;
};

type Structure = ReturnType<Pdf['struct']>;

const valueX = 180;
const valueWidth = page.right - valueX;
const linesY = 136;
const linePadding = 8;

const writeHead = (pdf: Pdf, root: Structure, { brandName, heading, amount }: ReceiptPage): void => {
  const line = (kind: string, text: string, y: number, size: number, bold = false) =>
    root.add(
      pdf.struct(kind, {}, () =>
        writeParagraph(pdf, { text, x: page.left, y, width: page.right - page.left, size, bold }),
      ),
    );
  line('P', brandName, page.top, 9);
  line('H1', heading, page.top + 16, 16, true);
  line('P', amount, page.top + 42, 22, true);
};

/** A label and its value in two columns, on as many lines as the value needs. */
const writeLines = (pdf: Pdf, root: Structure, { lines }: ReceiptPage): void => {
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

/** One page with the facts that the customer's receipt has; no entries follow it. */
export const receiptPdf = (receipt: ReceiptPage): StatementFile<Uint8Array> => {
  const { heading, brandName, madeAt } = receipt;
  const pdf = openPdf({ title: heading, author: brandName, madeAt });
  const root = pdf.struct('Document');
  pdf.addStructure(root);
  return {
    batchSize: 1,
    opening: () => {
      pdf.addPage();
      writeHead(pdf, root, receipt);
      writeLines(pdf, root, receipt);
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
