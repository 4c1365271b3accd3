import PdfDocument from 'pdfkit';
import { pdfFonts } from './pdf-fonts.ts';
import { page } from './pdf-pages.ts';
import type { Pdf } from './pdf-text.ts';

export type PdfTitle = { readonly title: string; readonly author: string; readonly madeAt: Date };

/** Opens an empty tagged document, which screen readers read in order. */
export const openPdf = ({ title, author, madeAt }: PdfTitle): Pdf => {
  const pdf = new PdfDocument({
    size: [page.width, page.height],
    margin: 0,
    pdfVersion: '1.7',
    tagged: true,
    lang: 'en-US',
    displayTitle: true,
    info: { Title: title, Author: author, CreationDate: madeAt },
    autoFirstPage: false,
  });
  // PDFKit embeds only the used glyphs.
  pdf.registerFont('regular', pdfFonts.regular.bytes);
  pdf.registerFont('bold', pdfFonts.bold.bytes);
  return pdf;
};

/** Returns the bytes written since the last call. */
export const written = (pdf: Pdf): Uint8Array => {
  const bytes: unknown = pdf.read();
  return bytes instanceof Uint8Array ? bytes : new Uint8Array();
};
