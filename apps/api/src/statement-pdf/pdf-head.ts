import { page } from './pdf-pages.ts';
import { hasMissing, missingNote } from './printable.ts';
import { paragraphHeight, writeParagraph, type Pdf } from './pdf-text.ts';

export type HeadLine = {
  readonly kind: 'P' | 'H1';
  readonly text: string;
  readonly size: number;
  readonly bold?: boolean;
};

const width = page.right - page.left;

export const writeHead = (pdf: Pdf, root: ReturnType<Pdf['struct']>, lines: readonly HeadLine[]): void => {
  let y: number = page.top;
  for (const { kind, ...line } of lines) {
    const lineY = y;
    root.add(pdf.struct(kind, {}, () => writeParagraph(pdf, { ...line, x: page.left, y: lineY, width })));
    y += paragraphHeight(pdf, { ...line, width });
  }
};

export const headEndY = (pdf: Pdf, lines: readonly HeadLine[]): number =>
  lines.reduce<number>((y, line) => y + paragraphHeight(pdf, { ...line, width }), page.top);

/** Adds a note if the fonts lack characters of the document. */
export const withMissingNote = (
  lines: readonly HeadLine[],
  others: readonly string[] = [],
): readonly HeadLine[] =>
  [...lines.map(({ text }) => text), ...others].some(hasMissing)
    ? [...lines, { kind: 'P', text: missingNote, size: 9 }]
    : lines;
