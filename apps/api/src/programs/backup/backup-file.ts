import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import * as z from 'zod/mini';

/**
 * The first line of a backup, which is gzipped text. Each table follows as a JSON line with its name and
 * columns, its rows as COPY writes them, and `\.`; then the sequences, and a last line that confirms
 * completeness.
 */
const header = z.object({ tillbookBackup: z.literal(1), schemaLevel: z.string(), takenAt: z.string() });
const table = z.object({ table: z.string(), columns: z.array(z.string()) });
const sequence = z.object({ sequence: z.string(), value: z.string() });
const end = z.object({ complete: z.literal(true), tableCount: z.int(), rowCount: z.int() });

export type BackupHeader = z.infer<typeof header>;
export type BackupEnd = z.infer<typeof end>;

export const endOfRows = String.raw`\.`;

/** Thrown if the file is not a backup or is incomplete; the message names the cause. */
export class BackupFileError extends Error {
  override readonly name = 'BackupFileError';
}

type Section =
  | {
      readonly kind: 'table';
      readonly name: string;
      readonly columns: readonly string[];
      readonly rows: AsyncIterable<string>;
    }
  | { readonly kind: 'sequence'; readonly name: string; readonly value: string }
  | { readonly kind: 'end'; readonly end: BackupEnd };

export type OpenedBackup = {
  readonly header: BackupHeader;
  /** In the order of the file; read the rows of a table before the next section. */
  readonly sections: AsyncIterable<Section>;
};

const fromJson = (line: string | undefined): unknown => {
  try {
    return JSON.parse(line ?? '');
  } catch {
    return undefined;
  }
};

const nextLine = async (lines: AsyncIterator<string>): Promise<string | undefined> => {
  const { value, done } = await lines.next();
  return done ? undefined : value;
};

async function* rowsUpToEnd(lines: AsyncIterator<string>): AsyncGenerator<string> {
  for (;;) {
    const line = await nextLine(lines);
    if (line === undefined) throw new BackupFileError('The backup ends in the middle of a table.');
    if (line === endOfRows) return;
    yield `${line}\n`;
  }
}

async function* sectionsOf(lines: AsyncIterator<string>): AsyncGenerator<Section> {
  for (;;) {
    const value = fromJson(await nextLine(lines));
    const [found, counter, last] = [
      z.safeParse(table, value),
      z.safeParse(sequence, value),
      z.safeParse(end, value),
    ];
    if (found.success) {
      yield { kind: 'table', name: found.data.table, columns: found.data.columns, rows: rowsUpToEnd(lines) };
    } else if (counter.success) {
      yield { kind: 'sequence', name: counter.data.sequence, value: counter.data.value };
    } else if (last.success) {
      yield { kind: 'end', end: last.data };
      return;
    } else {
      throw new BackupFileError('The backup is incomplete: its last line is missing.');
    }
  }
}

async function* linesOf(path: string): AsyncGenerator<string> {
  const text = createGunzip();
  text.setEncoding('utf8');
  // The reading loop below fails with this error too.
  pipeline(createReadStream(path), text).catch(() => undefined);
  let begun = '';
  for await (const piece of text) {
    const lines = `${begun}${piece}`.split('\n');
    begun = lines.pop() ?? '';
    yield* lines;
  }
}

const isZipFault = (error: unknown): error is Error =>
  error instanceof Error && 'code' in error && String(error.code).startsWith('Z_');

async function* wholeLinesOf(path: string): AsyncGenerator<string> {
  try {
    yield* linesOf(path);
  } catch (error) {
    if (isZipFault(error))
      throw new BackupFileError(`The backup is damaged or incomplete: ${error.message}.`);
    throw error;
  }
}

export const openBackup = async (path: string): Promise<OpenedBackup> => {
  const lines = wholeLinesOf(path);
  const first = z.safeParse(header, fromJson(await nextLine(lines)));
  if (!first.success) throw new BackupFileError('This is not a file that npm run backup wrote.');
  return { header: first.data, sections: sectionsOf(lines) };
};
