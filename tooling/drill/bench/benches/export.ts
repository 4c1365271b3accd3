import type { Client } from '@tillbook/api-client';
import { createExport, type BodyOf, type ExportColumn } from '@tillbook/contract';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { residentMegabytes } from '@tillbook/e2e/resident-megabytes';
import { lengthenPayments } from '../load/long-list.ts';
import { compare, type Figure } from '../measure/figures.ts';
import { figureNamed, inTurns, type Side } from '../measure/in-turns.ts';
import type { Report } from '../measure/report.ts';
import { birchwood, harbor } from '../product/sign-in.ts';
import type { Product } from '../product/with-product.ts';

export type ExportSizes = {
  readonly rounds: number;
  /** Rows of the long export. The short export has a few hundred, from the demo data. */
  readonly length: number;
};

export const exportSizes: ExportSizes = { rounds: 15, length: 1_000_000 };

const exportsBefore = 10;

const memorySampleMs = 50;

const names = {
  idle: 'memory before, after short exports',
  most: 'memory at most, during the long export',
  mostOfFilter: 'memory at most, during the long export of a filter',
  firstOfShort: 'first byte of a short export',
  firstOfLong: 'first byte of a long export',
  firstOfShortFilter: 'first byte of 100 rows of a filter',
  firstOfLongFilter: 'first byte of nearly all rows of a filter',
  rowOfShortFilter: 'first row of 100 rows of a filter',
  rowOfLongFilter: 'first row of nearly all rows of a filter',
} as const;

type Exporter = {
  readonly client: Client;
  readonly accountId: string;
  readonly filter?: BodyOf<typeof createExport>['filter'];
};

/** A filter that matches 19 in 20 rows of the long list. */
const mostRows = { status: 'succeeded' } as const;
/** A filter that matches 1 in 10,000 rows of the long list. */
const fewRows = { lastFour: '0043' } as const;

/** Returns the URL of an export's file. The URL works once. */
const fileUrlOf = async ({ client, accountId, filter }: Exporter): Promise<string> => {
  const columns: ExportColumn[] = ['amount', 'id'];
  const body = { accountId, list: 'payments', format: 'csv', columns, filter } as const;
  return (await client.call(createExport, { body })).fileUrl;
};

const bodyAt = async (fileUrl: string): Promise<ReadableStream<Uint8Array<ArrayBuffer>>> => {
  const { status, body } = await fetch(fileUrl);
  if (status !== 200 || body === null) throw new Error(`The file of an export answered ${status}.`);
  return body;
};

const newline = 10;

/** Measures the time until a number of lines has arrived, and leaves the rest unread. */
const linesAfterMs = async (exporter: Exporter, lines: number): Promise<number> => {
  const fileUrl = await fileUrlOf(exporter);
  const startedAtMs = performance.now();
  let there = 0;
  for await (const piece of await bodyAt(fileUrl)) {
    there += piece.filter((byte) => byte === newline).length;
    if (there >= lines) return performance.now() - startedAtMs;
  }
  throw new Error(`A file has ${there} lines, not ${lines}.`);
};

/** Measures the time to the column headings, which don't wait for the database. */
const firstByteMs = (exporter: Exporter): Promise<number> => linesAfterMs(exporter, 1);

const firstRowMs = (exporter: Exporter): Promise<number> => linesAfterMs(exporter, 2);

/** Streams a file to its end without storing it, and counts its rows and cents. */
const readToEnd = async (exporter: Exporter): Promise<{ rows: number; cents: number }> => {
  let [rows, cents, rest] = [-1, 0, ''];
  for await (const piece of (await bodyAt(await fileUrlOf(exporter))).pipeThrough(new TextDecoderStream())) {
    const lines = (rest + piece).split('\r\n');
    rest = lines.pop() ?? '';
    for (const line of lines) {
      if (rows >= 0) cents += Math.round(Number(line.slice(0, line.indexOf(','))) * 100);
      rows += 1;
    }
  }
  return { rows, cents };
};

const inMegabytes = (name: string, value: number): Figure => ({ name, unit: 'MB', values: [value] });

/** Returns the peak resident memory of a process while a promise is pending. */
const mostMegabytes = async (pid: number, run: Promise<unknown>): Promise<number> => {
  const over = new AbortController();
  const end = () => over.abort();
  run.then(end, end);
  let most = 0;
  while (!over.signal.aborted) {
    most = Math.max(most, residentMegabytes(pid));
    await sleep(memorySampleMs);
  }
  return most;
};

const listInDatabase = async (client: pg.Client, { accountId, filter }: Exporter) => {
  const { rows } = await client.query<{ rows: string; cents: string }>(
    `select count(*) as rows, sum(amount_cents) as cents from transactions
      where account_id = $1 and list = 'payments' and status = coalesce($2, status)`,
    [accountId, filter?.status],
  );
  return { rows: Number(rows[0]?.rows), cents: Number(rows[0]?.cents) };
};

const exportInFull = async (exporter: Exporter, client: pg.Client): Promise<void> => {
  const { rows, cents } = await readToEnd(exporter);
  const listed = await listInDatabase(client, exporter);
  if (rows !== listed.rows || cents !== listed.cents)
    throw new Error(
      `The file has ${rows} rows of ${cents} cents, the list ${listed.rows} of ${listed.cents}.`,
    );
};

const mostDuring = async (
  exporter: Exporter,
  { pid }: Product,
  client: pg.Client,
  say: (line: string) => void,
): Promise<number> => {
  const startedAtMs = performance.now();
  const whole = exportInFull(exporter, client);
  const most = await mostMegabytes(pid, whole);
  await whole;
  say(`  exported in full in ${((performance.now() - startedAtMs) / 1000).toFixed(1)} s`);
  return most;
};

const notes = [
  "The rows of the long list are written in bulk with triggers disabled, in this bench's own database. The sum of the file's amounts",
  "must equal the list's sum in the database. Memory is that of the API process, which also runs the worker, sampled every 50 ms. The",
  'time to the first byte starts with the request for the prepared file. The filter that matches nearly all rows (19 in 20) is the',
  'status Succeeded; the filter that matches 100 rows in a million is the last four digits. The first row arrives with the first',
  'thousand rows, or with all rows if there are fewer.',
];

/** Measures memory and latency of a long export, compared with a short export. */
export const benchExport = async (
  product: Product,
  sizes: ExportSizes,
  say: (line: string) => void,
): Promise<Report> => {
  const [short, long] = [await harbor(product), await birchwood(product)];
  const client = new pg.Client({ connectionString: product.databaseUrl });
  await client.connect();
  try {
    say(`Making ${sizes.length} payments of one account…`);
    await lengthenPayments(client, long.accountId, sizes.length);
    const [longFilter, shortFilter] = [
      { ...long, filter: mostRows },
      { ...long, filter: fewRows },
    ];
    const sides: Side[] = [
      { name: names.firstOfShort, unit: 'ms', measure: () => firstByteMs(short) },
      { name: names.firstOfLong, unit: 'ms', measure: () => firstByteMs(long) },
      { name: names.firstOfShortFilter, unit: 'ms', measure: () => firstByteMs(shortFilter) },
      { name: names.firstOfLongFilter, unit: 'ms', measure: () => firstByteMs(longFilter) },
      { name: names.rowOfShortFilter, unit: 'ms', measure: () => firstRowMs(shortFilter) },
      { name: names.rowOfLongFilter, unit: 'ms', measure: () => firstRowMs(longFilter) },
    ];
    for (const { measure } of sides) await measure();
    for (let count = 0; count < exportsBefore; count += 1) await readToEnd(short);
    const idle = inMegabytes(names.idle, residentMegabytes(product.pid));
    const most = inMegabytes(names.most, await mostDuring(long, product, client, say));
    const mostOfFilter = inMegabytes(names.mostOfFilter, await mostDuring(longFilter, product, client, say));
    const figures = await inTurns(sides, sizes.rounds, say);
    const comparisonOf = (name: string, measured: string, reference: string) =>
      compare(name, figureNamed(figures, measured), figureNamed(figures, reference), {
        is: 'at most',
        ratio: 3,
      });
    return {
      bench: 'export',
      figures: [idle, most, mostOfFilter, ...figures],
      comparisons: [
        compare('memory at most ÷ before', most, idle, { is: 'at most', ratio: 1.2 }),
        compare('memory at most ÷ before, of a filter', mostOfFilter, idle, { is: 'at most', ratio: 1.2 }),
        comparisonOf('first byte, long ÷ short', names.firstOfLong, names.firstOfShort),
        comparisonOf(
          'first byte, long ÷ short, of a filter',
          names.firstOfLongFilter,
          names.firstOfShortFilter,
        ),
        comparisonOf('first row, long ÷ short, of a filter', names.rowOfLongFilter, names.rowOfShortFilter),
      ],
      notes,
    };
  } finally {
    await client.end();
  }
};
