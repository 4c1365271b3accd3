import type PdfDocument from 'pdfkit';
import type { PdfWeight } from './pdf-fonts.ts';
import { printable } from './printable.ts';

export type Pdf = InstanceType<typeof PdfDocument>;

export type PdfText = {
  readonly text: string;
  /** The left edge, or the right edge for right-aligned text. */
  readonly x: number;
  readonly y: number;
  readonly endsAtX?: boolean;
  /** The width of the line; a longer text is written in a smaller size. */
  readonly width?: number;
  readonly size?: number;
  readonly bold?: boolean;
};

const defaultSize = 8.5;

/** The distance from the top of a line to its baseline, as a multiple of the size. */
const ascent = 0.96875;

type FontChoice = Pick<PdfText, 'size' | 'bold'>;

const weightOf = ({ bold = false }: FontChoice): PdfWeight => (bold ? 'bold' : 'regular');

const useFont = (pdf: Pdf, font: FontChoice): void => {
  pdf.font(weightOf(font)).fontSize(font.size ?? defaultSize);
};

/** Writes one line. Smaller text keeps the baseline of its row. */
export const writeText = (pdf: Pdf, { text, x, y, endsAtX = false, width, ...font }: PdfText): void => {
  const line = printable(text, weightOf(font));
  useFont(pdf, font);
  const { size = defaultSize } = font;
  const fullExtent = pdf.widthOfString(line);
  const extent = Math.min(fullExtent, width ?? fullExtent);
  if (extent < fullExtent) pdf.fontSize((size * extent) / fullExtent);
  pdf.text(line, endsAtX ? x - extent : x, y, { lineBreak: false, baseline: -ascent * size });
};

export type PdfParagraph = Omit<PdfText, 'endsAtX' | 'width'> & { readonly width: number };

const paragraphOptions = (width: number) => ({ width, lineGap: 3 });

export const paragraphHeight = (pdf: Pdf, paragraph: Omit<PdfParagraph, 'x' | 'y'>): number => {
  useFont(pdf, paragraph);
  return pdf.heightOfString(
    printable(paragraph.text, weightOf(paragraph)),
    paragraphOptions(paragraph.width),
  );
};

export const writeParagraph = (pdf: Pdf, { text, x, y, width, ...font }: PdfParagraph): void => {
  useFont(pdf, font);
  pdf.text(printable(text, weightOf(font)), x, y, paragraphOptions(width));
};

/** Draws decoration, such as a line or a page number, which screen readers skip. */
export const asArtifact = (pdf: Pdf, draw: () => void): void => {
  pdf.markContent('Artifact');
  draw();
  pdf.endMarkedContent();
};

export const drawRule = (pdf: Pdf, { from, to, y }: { from: number; to: number; y: number }): void =>
  asArtifact(pdf, () => pdf.moveTo(from, y).lineTo(to, y).lineWidth(0.5).strokeColor('#8d8b84').stroke());
