import type { Client } from '@tillbook/api-client';
import { createExport, type ExportColumn } from '@tillbook/contract';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { lengthenPayments } from '../load/long-list.ts';
import { compare } from '../measure/figures.ts';
import { figureNamed, inTurns, type Side } from '../measure/in-turns.ts';
import type { Report } from '../measure/report.ts';
import { residentMegabytes } from '../measure/resident-megabytes.ts';
import { birchwood, harbor } from '../product/sign-in.ts';
import type { Product } from '../product/with-product.ts';

export type ExportSizes = {
  readonly rounds: number;
  /** Rows of the long export; the short one is what the demo data has, a few hundred. */
  readonly length: number;
};

export const exportSizes: ExportSizes = { rounds: 15, length: 1_000_000 };

const exportsBefore = 10;

const memorySampleMs = 50;

const names = {
  idle: 'memory before, after short exports',
  most: 'memory at most, during the long export',
  firstOfShort: 'first byte of a short export',
  firstOfLong: 'first byte of a long export',
} as const;

type Exporter = {
  readonly client: Client;
  readonly accountId: string;
};

/** Where the file of an export can be had, once. */
const fileUrlOf = async ({ client, accountId }: Exporter): Promise<string> => {
  const columns: ExportColumn[] = ['amount', 'id'];
  const body = { accountId, list: 'payments', format: 'csv', columns } as const;
  return (await client.call(createExport, { body })).fileUrl;
};

const bodyOf = async (exporter: Exporter): Promise<ReadableStream<Uint8Array<ArrayBuffer>>> => {
  const { status, body } = await fetch(await fileUrlOf(exporter));
  if (status !== 200 || body === null) throw new Error(`The file of an export answered ${status}.`);
  return body;
};

/** From asking for the file to its first byte; what follows is left unread. */
const firstByteMs = async (exporter: Exporter): Promise<number> => {
  const fileUrl = await fileUrlOf(exporter);
  const startedAtMs = performance.now();
  const reader = (await fetch(fileUrl)).body?.getReader();
  await reader?.read();
  const durationMs = performance.now() - startedAtMs;
  await reader?.cancel();
  return durationMs;
};

/** Reads a file to its end as it comes, keeping none of it: its rows and what their amounts add up to. */
const readToEnd = async (exporter: Exporter): Promise<{ rows: number; cents: number }> => {
  let [rows, cents, rest] = [-1, 0, ''];
  for await (const piece of (await bodyOf(exporter)).pipeThrough(new TextDecoderStream())) {
    const lines = (rest + piece).split('\r\n');
    rest = lines.pop() ?? '';
    for (const line of lines) {
      if (rows >= 0) cents += Math.round(Number(line.slice(0, line.indexOf(','))) * 100);
      rows += 1;
    }
  }
  return { rows, cents };
};

/** The most memory that a process has while some work goes on. */
const mostMegabytes = async (pid: number, work: Promise<unknown>): Promise<number> => {
  const over = new AbortController();
  const end = () => over.abort();
  work.then(end, end);
  let most = 0;
  while (!over.signal.aborted) {
    most = Math.max(most, residentMegabytes(pid));
    await sleep(memorySampleMs);
  }
  return most;
};

const sumInDatabase = async (client: pg.Client, accountId: string): Promise<number> => {
  const { rows } = await client.query<{ cents: string }>(
    `select sum(amount_cents)::text as cents from transactions where account_id = $1 and list = 'payments'`,
    [accountId],
  );
  return Number(rows[0]?.cents);
};

/** Exports the long list in full, and fails where the file is not the list, to the cent. */
const exportInFull = async (exporter: Exporter, client: pg.Client, length: number): Promise<void> => {
  const { rows, cents } = await readToEnd(exporter);
  const listed = await sumInDatabase(client, exporter.accountId);
  if (rows !== length || cents !== listed)
    throw new Error(`The file has ${rows} rows of ${cents} cents, the list ${length} of ${listed}.`);
};

const notes = [
  'The rows of the long list are made in bulk, with the triggers off, in a database of this bench alone; the amounts of its file',
  "are added up and have to come to the list's sum in the database. Memory is that of the API process, which also runs the",
  'worker, looked at every 50 ms. A first byte counts from asking for the file, which has been prepared by then.',
];

/** What the export of a long list costs the platform, beside that of a short one. */
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
    const sides: Side[] = [
      { name: names.firstOfShort, unit: 'ms', measure: () => firstByteMs(short) },
      { name: names.firstOfLong, unit: 'ms', measure: () => firstByteMs(long) },
    ];
    for (const { measure } of sides) await measure();
    for (let count = 0; count < exportsBefore; count += 1) await readToEnd(short);
    const idle = { name: names.idle, unit: 'MB', values: [residentMegabytes(product.pid)] } as const;
    const whole = exportInFull(long, client, sizes.length);
    const most = { name: names.most, unit: 'MB', values: [await mostMegabytes(product.pid, whole)] } as const;
    await whole;
    const figures = await inTurns(sides, sizes.rounds, say);
    return {
      bench: 'export',
      figures: [idle, most, ...figures],
      comparisons: [
        compare('memory at most ÷ before', most, idle, { is: 'at most', ratio: 1.2 }),
        compare(
          'first byte, long ÷ short',
          figureNamed(figures, names.firstOfLong),
          figureNamed(figures, names.firstOfShort),
          { is: 'at most', ratio: 3 },
        ),
      ],
      notes,
    };
  } finally {
    await client.end();
  }
};
