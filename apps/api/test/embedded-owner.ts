import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';
import pg from 'pg';
import { z } from 'zod/mini';
import { childEnvironment } from './child-environment.ts';

const reply = z.union([
  z.object({ ok: z.literal(true), databaseUrl: z.string() }),
  z.object({ ok: z.literal(false), message: z.string() }),
]);

export type Owner = { readonly process: ChildProcess; readonly reply: z.infer<typeof reply> };

export const startOwner = async (dataDirectory: string): Promise<Owner> => {
  const script = resolve(import.meta.dirname, 'database-owner.ts');
  const child = spawn(process.execPath, ['--conditions=tillbook-source', script, dataDirectory], {
    env: childEnvironment,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const line of createInterface({ input: child.stdout })) {
    return { process: child, reply: reply.parse(JSON.parse(line)) };
  }
  throw new Error('The owner ended without a word.');
};

export const addressOf = (owner: Owner): string => {
  if (owner.reply.ok) return owner.reply.databaseUrl;
  throw new Error(owner.reply.message);
};

export const refusalOf = (owner: Owner): string => (owner.reply.ok ? 'It was opened.' : owner.reply.message);

export const end = async (owner: Owner, signal: NodeJS.Signals): Promise<void> => {
  if (owner.process.exitCode !== null || owner.process.signalCode !== null) return;
  owner.process.kill(signal);
  await once(owner.process, 'exit');
};

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

/** Returns false for a zombie, which still has a process ID, but no arguments. */
export const isRunning = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return process.platform !== 'linux' || readFileSync(`/proc/${pid}/cmdline`, 'utf8') !== '';
  } catch {
    return false;
  }
};
