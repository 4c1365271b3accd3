import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { connectOwner } from '../../db/connect-owner.ts';
import { violationsSeenBy } from '../../ledger/invariants.ts';
import { BackupFileError, openBackup, type BackupEnd, type OpenedBackup } from './backup-file.ts';
import { copiedTables, schemaLevel, type CopiedTable } from './copied-tables.ts';

const requireSameLevel = async (client: pg.ClientBase, { header }: OpenedBackup): Promise<void> => {
  const level = await schemaLevel(client);
  if (level === header.schemaLevel) return;
  throw new BackupFileError(
    `The backup was taken by another version (tables ${header.schemaLevel}, here ${level}). Restore it with that version, then start the newer one.`,
  );
};

const requireEmpty = async (client: pg.ClientBase): Promise<void> => {
  const { rows } = await client.query<{ used: boolean }>(
    'select exists (select from users) or exists (select from accounts) or exists (select from entry_sets) as used',
  );
  if (!rows[0]?.used) return;
  throw new BackupFileError(
    'This database already contains data, and a backup can only be restored into an empty one. Set DATA_DIR or DATABASE_URL to another one.',
  );
};

const copyRows = async (
  client: pg.ClientBase,
  { name, columns }: CopiedTable,
  rows: AsyncIterable<string>,
): Promise<number> => {
  const target = client.query(copyFrom(`copy ${name} (${columns.join(', ')}) from stdin`));
  await pipeline(Readable.from(rows), target);
  return target.rowCount;
};

/** Returns the database's own table of that name; a name from the file never becomes part of a statement. */
const tableNamed = (
  tables: readonly CopiedTable[],
  name: string,
  columns: readonly string[],
): CopiedTable => {
  const table = tables.find((candidate) => candidate.name === name);
  if (table?.columns.join() === columns.join()) return table;
  throw new BackupFileError(`The backup has a table ${name} that differs from the one here.`);
};

type Copied = { readonly end: BackupEnd; readonly sequences: ReadonlyMap<string, string> };

const copySections = async (
  client: pg.ClientBase,
  tables: readonly CopiedTable[],
  { sections }: OpenedBackup,
): Promise<Copied> => {
  const written = { tableCount: 0, rowCount: 0 };
  const sequences = new Map<string, string>();
  for await (const section of sections) {
    if (section.kind === 'table') {
      const table = tableNamed(tables, section.name, section.columns);
      written.tableCount += 1;
      written.rowCount += await copyRows(client, table, section.rows);
    } else if (section.kind === 'sequence') {
      sequences.set(section.name, section.value);
    } else {
      if (section.end.tableCount !== written.tableCount || section.end.rowCount !== written.rowCount) break;
      return { end: section.end, sequences };
    }
  }
  throw new BackupFileError('The number of tables or rows differs from the last line of the backup.');
};

/** Switches the rules for changes off or on: they guard incremental changes, not a complete restore. */
const switchRules = async (
  client: pg.ClientBase,
  tables: readonly CopiedTable[],
  to: 'disable' | 'enable',
) => {
  for (const { name } of tables) await client.query(`alter table ${name} ${to} trigger user`);
};

const requireInvariants = async (client: pg.ClientBase): Promise<void> => {
  const [violation] = await violationsSeenBy(client);
  if (violation === undefined) return;
  throw new BackupFileError(
    `The books in this backup do not balance (${violation.invariant}, ${violation.subject}). Nothing was restored.`,
  );
};

const restoreWithin = async (client: pg.ClientBase, backup: OpenedBackup): Promise<BackupEnd> => {
  await requireSameLevel(client, backup);
  await requireEmpty(client);
  const tables = await copiedTables(client);
  await switchRules(client, tables, 'disable');
  // The backup also contains the rows that migrations insert.
  await client.query(`truncate ${tables.map(({ name }) => name).join(', ')}`);
  const { end, sequences } = await copySections(client, tables, backup);
  await client.query('set constraints all immediate');
  await switchRules(client, tables, 'enable');
  await client.query('analyze');
  await requireInvariants(client);
  // Comes last, because changes to a sequence are not rolled back.
  for (const [name, value] of sequences) {
    await client.query('select setval($1::regclass, $2::bigint)', [name, value]);
  }
  return end;
};

/**
 * Restores a backup into a database that has its tables and nothing else, in one transaction. The invariants
 * are checked before it commits; if any is violated, the database stays empty.
 * @throws BackupFileError if the file or the database is unsuitable
 */
export const restoreBackup = async (databaseUrl: string, path: string): Promise<BackupEnd> => {
  const backup = await openBackup(path);
  const client = await connectOwner(databaseUrl, 'tillbook-restore');
  try {
    await client.query('begin');
    const end = await restoreWithin(client, backup);
    await client.query('commit');
    return end;
  } finally {
    // Also ends an uncommitted transaction.
    await client.end();
  }
};
