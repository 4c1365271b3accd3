import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';
import pg from 'pg';
import { z } from 'zod/mini';

const answer = z.union([
  z.object({ ok: z.literal(true), databaseUrl: z.string() }),
  z.object({ ok: z.literal(false), message: z.string() }),
]);

export type Owner = { readonly process: ChildProcess; readonly answer: z.infer<typeof answer> };

/** Starts a process of its own that opens the data folder, and reads what came of it. */
export const startOwner = async (dataDirectory: string): Promise<Owner> => {
  const script = resolve(import.meta.dirname, 'database-owner.ts');
  const child = spawn(process.execPath, ['--conditions=tillbook-source', script, dataDirectory], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const line of createInterface({ input: child.stdout })) {
    return { process: child, answer: answer.parse(JSON.parse(line)) };
  }
  throw new Error('The owner ended without a word.');
};

export const addressOf = (owner: Owner): string => {
  if (owner.answer.ok) return owner.answer.databaseUrl;
  throw new Error(owner.answer.message);
};

export const refusalOf = (owner: Owner): string =>
  owner.answer.ok ? 'It was opened.' : owner.answer.message;

export const end = async (owner: Owner, signal: NodeJS.Signals): Promise<void> => {
  if (owner.process.exitCode !== null || owner.process.signalCode !== null) return;
  owner.process.kill(signal);
  await once(owner.process, 'exit');
};

/** The numbers of the server and its children, as the server's own file and a query name them. */
export const serverProcesses = async (databaseUrl: string, cluster: string): Promise<number[]> => {
  const [server] = readFileSync(`${cluster}/postmaster.pid`, 'utf8').split('\n');
  const rows = await query(databaseUrl, 'select pid from pg_stat_activity where pid <> pg_backend_pid()');
  const pids = z.array(z.object({ pid: z.number() })).parse(rows);
  return [Number(server), ...pids.map(({ pid }) => pid)];
};

export const query = async (databaseUrl: string, statement: string): Promise<unknown[]> => {
  const client = new pg.Client({ connectionString: databaseUrl });
  client.on('error', () => undefined);
  await client.connect();
  try {
    const { rows } = await client.query(statement);
    return rows;
  } finally {
    await client.end();
  }
};

/** A dead process that nobody has collected yet still has a number, but no arguments. */
export const isRunning = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return process.platform !== 'linux' || readFileSync(`/proc/${pid}/cmdline`, 'utf8') !== '';
  } catch {
    return false;
  }
};
