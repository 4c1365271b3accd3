import PdfDocument from 'pdfkit';
import { page } from './pdf-pages.ts';
import type { Pdf } from './pdf-text.ts';

export type PdfTitle = { readonly title: string; readonly author: string; readonly madeAt: Date };

/** An empty document, tagged, so that it is read aloud in order. */
export const openPdf = ({ title, author, madeAt }: PdfTitle): Pdf =>
  new PdfDocument({
    size: [page.width, page.height],
    margin: 0,
    pdfVersion: '1.7',
    tagged: true,
    lang: 'en-US',
    displayTitle: true,
    info: { Title: title, Author: author, CreationDate: madeAt },
    autoFirstPage: false,
  });

/** The bytes that have been written since the last call. */
export const written = (pdf: Pdf): Uint8Array => {
  const bytes: unknown = pdf.read();
  return bytes instanceof Uint8Array ? bytes : new Uint8Array();
};
