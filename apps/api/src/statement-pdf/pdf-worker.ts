/**
 * Creates one PDF in a thread. Receives the facts at its start, and a statement's entries as they are read.
 */
import { parentPort, workerData } from 'node:worker_threads';
import type { PdfFacts, PdfRequest } from './pdf-printer.ts';
import { receiptPdf } from './receipt-pdf.ts';
import { statementPdf } from './statement-pdf.ts';

const facts: PdfFacts = workerData;
const file = 'statement' in facts ? statementPdf(facts) : receiptPdf(facts);

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
  // Copies the piece before the transfer, because the writer's buffer may hold more.
  const piece = Uint8Array.from(written(request));
  parentPort?.postMessage(piece, [piece.buffer]);
});
