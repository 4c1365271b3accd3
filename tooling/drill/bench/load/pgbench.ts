import { execFile } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

const debianFolder = '/usr/lib/postgresql';

const candidates = (): string[] => [
  ...(process.env['PATH'] ?? '').split(':').map((folder) => join(folder, 'pgbench')),
  ...(existsSync(debianFolder)
    ? readdirSync(debianFolder).map((version) => join(debianFolder, version, 'bin', 'pgbench'))
    : []),
];

export const findPgbench = (): { readonly path: string } | { readonly missing: string } => {
  const path = candidates().find((candidate) => existsSync(candidate));
  return path === undefined
    ? { missing: 'pgbench is not installed. Install its package: apt-get install postgresql' }
    : { path };
};

export const prepareTpcB = async (pgbench: string, databaseUrl: string, scale: number): Promise<void> => {
  await run(pgbench, ['--initialize', '--quiet', '--scale', String(scale), databaseUrl]);
};

export type PgbenchRun = {
  readonly pgbench: string;
  readonly databaseUrl: string;
  readonly clients: number;
  readonly transactionsPerClient: number;
  /** File with the statement. Absent for pgbench's built-in TPC-B. */
  readonly script?: string;
};

/** Runs pgbench with prepared statements and returns transactions per second. */
export const runPgbench = async (flags: PgbenchRun): Promise<number> => {
  const { stdout } = await run(flags.pgbench, [
    '--no-vacuum',
    '--protocol=prepared',
    `--client=${flags.clients}`,
    `--transactions=${flags.transactionsPerClient}`,
    ...(flags.script === undefined ? [] : [`--file=${flags.script}`]),
    flags.databaseUrl,
  ]);
  const perSecond = Number(/tps = ([\d.]+)/.exec(stdout)?.[1]);
  if (!Number.isFinite(perSecond)) throw new Error(`pgbench gave no figure: ${stdout}`);
  return perSecond;
};
