import type PdfDocument from 'pdfkit';

export type Pdf = InstanceType<typeof PdfDocument>;

const pdfFonts = { regular: 'Helvetica', bold: 'Helvetica-Bold' } as const;

export type PdfText = {
  readonly text: string;
  /** Its left edge, or its right edge for right-aligned text. */
  readonly x: number;
  readonly y: number;
  readonly endsAtX?: boolean;
  readonly size?: number;
  readonly bold?: boolean;
};

/**
 * The standard fonts of every PDF reader have the letters of Western Europe; other characters become a question mark.
 */
const writable = (text: string): string =>
  text.normalize('NFC').replaceAll(/[^\u0020-\u007e\u00a0-\u00ff–—‘’“”•…€™]/gu, '?');

const useFont = (pdf: Pdf, { size = 8.5, bold = false }: Pick<PdfText, 'size' | 'bold'>): void => {
  pdf.font(bold ? pdfFonts.bold : pdfFonts.regular).fontSize(size);
};

/** Writes one line of text at a position. */
export const writeText = (pdf: Pdf, { text, x, y, endsAtX = false, ...font }: PdfText): void => {
  const line = writable(text);
  useFont(pdf, font);
  pdf.text(line, endsAtX ? x - pdf.widthOfString(line) : x, y, { lineBreak: false });
};

export type PdfParagraph = Omit<PdfText, 'endsAtX'> & { readonly width: number };

const paragraphOptions = (width: number) => ({ width, lineGap: 3 });

/** The height of a paragraph, in points. */
export const paragraphHeight = (pdf: Pdf, paragraph: Omit<PdfParagraph, 'x' | 'y'>): number => {
  useFont(pdf, paragraph);
  return pdf.heightOfString(writable(paragraph.text), paragraphOptions(paragraph.width));
};

/** Writes text at a position, wrapped to a width. */
export const writeParagraph = (pdf: Pdf, { text, x, y, width, ...font }: PdfParagraph): void => {
  useFont(pdf, font);
  pdf.text(writable(text), x, y, paragraphOptions(width));
};

/** Draws decoration, such as a line or the number of a page: it is not read aloud. */
export const asArtifact = (pdf: Pdf, draw: () => void): void => {
  pdf.markContent('Artifact');
  draw();
  pdf.endMarkedContent();
};

export const drawRule = (pdf: Pdf, { from, to, y }: { from: number; to: number; y: number }): void =>
  asArtifact(pdf, () => pdf.moveTo(from, y).lineTo(to, y).lineWidth(0.5).strokeColor('#8d8b84').stroke());
