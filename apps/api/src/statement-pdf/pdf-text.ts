import type PdfDocument from 'pdfkit';

export type Pdf = InstanceType<typeof PdfDocument>;

const pdfFonts = { regular: 'Helvetica', bold: 'Helvetica-Bold' } as const;

export type PdfText = {
  readonly text: string;
  /** Its left edge, or its right one where it ends there. */
  readonly x: number;
  readonly y: number;
  readonly endsAtX?: boolean;
  readonly size?: number;
  readonly bold?: boolean;
};

/** The fonts that every reader of PDF brings have the letters of Western Europe; what they lack is a question mark. */
const writable = (text: string): string =>
  text.normalize('NFC').replaceAll(/[^\u0020-\u007e\u00a0-\u00ff–—‘’“”•…€™]/gu, '?');

/** Writes one line of text where it is told. */
export const writeText = (
  pdf: Pdf,
  { text, x, y, endsAtX = false, size = 8.5, bold = false }: PdfText,
): void => {
  const line = writable(text);
  pdf.font(bold ? pdfFonts.bold : pdfFonts.regular).fontSize(size);
  pdf.text(line, endsAtX ? x - pdf.widthOfString(line) : x, y, { lineBreak: false });
};

/** Draws what says nothing by itself, such as a line or the number of a page: it is not read aloud. */
export const asArtifact = (pdf: Pdf, draw: () => void): void => {
  pdf.markContent('Artifact');
  draw();
  pdf.endMarkedContent();
};

export const drawRule = (pdf: Pdf, { from, to, y }: { from: number; to: number; y: number }): void =>
  asArtifact(pdf, () => pdf.moveTo(from, y).lineTo(to, y).lineWidth(0.5).strokeColor('#8d8b84').stroke());
