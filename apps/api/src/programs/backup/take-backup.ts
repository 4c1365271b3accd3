import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { link, open, rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { createGzip, type Gzip } from 'node:zlib';
import type pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { connectOwner } from '../../db/connect-owner.ts';
import { endOfRows, type BackupEnd, type BackupHeader } from './backup-file.ts';
import { copiedTables, schemaLevel, sequencesOf, type CopiedTable } from './copied-tables.ts';

const write = async (file: Gzip, piece: string | Buffer): Promise<void> => {
  if (!file.write(piece)) await once(file, 'drain');
};

const writeLine = (file: Gzip, line: string): Promise<void> => write(file, `${line}\n`);

const copyRows = async (
  client: pg.ClientBase,
  file: Gzip,
  { name, columns }: CopiedTable,
): Promise<number> => {
  await writeLine(file, JSON.stringify({ table: name, columns }));
  const rows = client.query(copyTo(`copy ${name} (${columns.join(', ')}) to stdout`));
  for await (const piece of rows) await write(file, piece);
  await writeLine(file, endOfRows);
  return rows.rowCount;
};

const writeAll = async (client: pg.ClientBase, file: Gzip, takenAt: Date): Promise<BackupEnd> => {
  const tables = await copiedTables(client);
  const header: BackupHeader = {
    tillbookBackup: 1,
    schemaLevel: await schemaLevel(client),
    takenAt: takenAt.toISOString(),
  };
  await writeLine(file, JSON.stringify(header));
  let rowCount = 0;
  for (const table of tables) rowCount += await copyRows(client, file, table);
  for (const { name, value } of await sequencesOf(client)) {
    if (value !== null) await writeLine(file, JSON.stringify({ sequence: name, value }));
  }
  const end: BackupEnd = { complete: true, tableCount: tables.length, rowCount };
  await writeLine(file, JSON.stringify(end));
  return end;
};

const syncFile = async (path: string): Promise<void> => {
  const handle = await open(path, 'r+');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
};

/**
 * Writes everything in the database at one moment to a file, even while the platform runs. The file gets its
 * name once it is complete and on the disk, and never overwrites another file.
 * @throws Error if the database or the file cannot be used; no file is left behind
 */
export const takeBackup = async (databaseUrl: string, path: string, takenAt: Date): Promise<BackupEnd> => {
  const unfinished = `${path}.part`;
  const client = await connectOwner(databaseUrl, 'tillbook-backup');
  try {
    await client.query('begin isolation level repeatable read read only');
    const file = createGzip();
    const written = pipeline(file, createWriteStream(unfinished, { mode: 0o600 }));
    const [end] = await Promise.all([writeAll(client, file, takenAt).finally(() => file.end()), written]);
    await syncFile(unfinished);
    // Fails if a file of that name exists, unlike renaming.
    await link(unfinished, path);
    return end;
  } finally {
    await client.end();
    await rm(unfinished, { force: true });
  }
};
