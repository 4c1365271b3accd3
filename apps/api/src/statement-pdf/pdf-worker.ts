/** The thread that makes one PDF: the facts of the statement come as it is begun, the entries as they are read. */
import { parentPort, workerData } from 'node:worker_threads';
import type { PdfRequest } from './pdf-printer.ts';
import { statementPdf } from './statement-pdf.ts';

const file = statementPdf(workerData);

const written = (request: PdfRequest): Uint8Array => {
  switch (request.kind) {
    case 'opening':
      return file.opening();
    case 'entries':
      return file.entries(request.entries);
    case 'closing':
      return file.closing();
  }
};

parentPort?.on('message', (request: PdfRequest) => {
  // A copy, since the writer's own memory may hold more than this piece.
  const piece = Uint8Array.from(written(request));
  parentPort?.postMessage(piece, [piece.buffer]);
});
