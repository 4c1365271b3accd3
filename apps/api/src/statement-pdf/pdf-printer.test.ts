import type { Statement, StatementEntry } from '@tillbook/contract';
import { afterEach, expect, test } from 'vitest';
import { readPdf } from '../../test/read-pdf.ts';
import { openPdfPrinter, type PdfPrinter } from './pdf-printer.ts';
import type { StatementFacts } from './statement-file.ts';

const entry: StatementEntry = {
  id: 'ent_00000000000000000001',
  settledAt: '2026-03-02T15:00:00.000Z',
  kind: 'payment',
  amount: 1250,
  afterBalance: 1250,
};

const statement: Statement = {
  month: '2026-03',
  startsAt: '2026-03-01T05:00:00.000Z',
  endsAt: '2026-04-01T04:00:00.000Z',
  closed: false,
  openingBalance: 0,
  movements: [{ kind: 'payment', entryCount: 1, amount: 1250 }],
  closingBalance: 1250,
  unexplained: 0,
  entryCount: 1,
};

const facts: StatementFacts = {
  brandName: 'Tillbook',
  holder: { id: 'acc_1', name: 'Harbor Coffee', legalName: 'Harbor Coffee LLC' },
  statement,
  madeAt: new Date('2026-03-02T15:00:00.000Z'),
};

const oneBatch = async function* () {
  yield [entry];
};

/** Yields an invalid entry, which fails in the thread. */
const brokenBatch = async function* (): AsyncGenerator<readonly StatementEntry[]> {
  yield JSON.parse('[null]');
};

/** Waits for entries that never arrive. */
const noBatch = async function* (leaving: AbortSignal): AsyncGenerator<readonly StatementEntry[]> {
  await new Promise((_, giveUp) => leaving.addEventListener('abort', giveUp));
  yield [];
};

const nobodyLeaves = () => new AbortController().signal;

let printer: PdfPrinter;

afterEach(() => printer.close());

test('creates a PDF in a thread that ends with the PDF', async () => {
  printer = openPdfPrinter();
  const pieces = await printer.enter().print(facts, oneBatch(), nobodyLeaves());
  const { pages, isTagged } = await readPdf(new Uint8Array(Buffer.concat(pieces)));
  expect(isTagged).toBe(true);
  expect(pages.flat().flat()).toContain('$12.50');
  expect(printer.underWay()).toBe(0);
});

test('refuses a PDF if the queue is full, with the time to retry', async () => {
  printer = openPdfPrinter({ maxConcurrent: 1, mostWaiting: 2 });
  const leaving = new AbortController();
  const [first, second] = [printer.enter(), printer.enter(), printer.enter()];
  const printing = first.print(facts, noBatch(leaving.signal), leaving.signal);
  await expect.poll(() => printer.underWay()).toBe(1);
  expect(() => printer.enter()).toThrow(
    expect.objectContaining({
      code: 'too_many_requests',
      details: expect.objectContaining({ retryAfterSeconds: 10 }),
    }),
  );
  const waiting = second.print(facts, oneBatch(), nobodyLeaves());
  expect(printer.underWay()).toBe(1);
  leaving.abort();
  await expect(printing).rejects.toThrow('abort');
  expect((await waiting).length).toBe(3);
  printer.enter();
});

test('gives the turn of a departed reader to the next reader', async () => {
  printer = openPdfPrinter({ maxConcurrent: 1, mostWaiting: 8 });
  const [printingLeaves, waitingLeaves] = [new AbortController(), new AbortController()];
  const printing = printer.enter().print(facts, noBatch(printingLeaves.signal), printingLeaves.signal);
  const left = printer.enter().print(facts, oneBatch(), waitingLeaves.signal);
  const last = printer.enter().print(facts, oneBatch(), nobodyLeaves());
  waitingLeaves.abort();
  await expect(left).rejects.toThrow('abort');
  printingLeaves.abort();
  await expect(printing).rejects.toThrow('abort');
  expect((await last).length).toBe(3);
});

test('fails only the PDF of a failing thread', async () => {
  printer = openPdfPrinter();
  await expect(printer.enter().print(facts, brokenBatch(), nobodyLeaves())).rejects.toThrow('null');
  expect(printer.underWay()).toBe(0);
  expect((await printer.enter().print(facts, oneBatch(), nobodyLeaves())).length).toBe(3);
});

test('ends the running threads when the printer closes', async () => {
  printer = openPdfPrinter();
  const leaving = new AbortController();
  const printing = printer.enter().print(facts, noBatch(leaving.signal), nobodyLeaves());
  const failure = printing.catch((error: unknown) => error);
  await expect.poll(() => printer.underWay()).toBe(1);
  await printer.close();
  leaving.abort();
  expect(await failure).toMatchObject({ message: 'The platform is closing.' });
  expect(printer.underWay()).toBe(0);
});
