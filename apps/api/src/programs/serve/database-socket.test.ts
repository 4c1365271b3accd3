import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { checkOwnDatabase } from './own-database.ts';

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'tillbook-socket-'));
  mkdirSync(join(folder, 'without-socket'));
  mkdirSync(join(folder, 'without-server'));
  mkdirSync(join(folder, 'closed'), { mode: 0 });
  // A socket without a listener, as a killed server leaves behind.
  const leftOver = join(folder, 'without-server', '.s.PGSQL.5432');
  writeFileSync(leftOver, '');
  chmodSync(leftOver, 0o666);
  chmodSync(folder, 0o755);
});

afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

/** Runs as another user, because root may open every folder. */
const asOrdinaryUser = async <Result>(run: () => Promise<Result>): Promise<Result> => {
  if (process.geteuid?.() !== 0) return run();
  process.seteuid?.('nobody');
  try {
    return await run();
  } finally {
    process.seteuid?.(0);
  }
};

const lineFor = async (socketFolder: string): Promise<string> => {
  const databaseUrl = `postgres:///tillbook?user=till&host=${join(folder, socketFolder)}`;
  const checked = await checkOwnDatabase({ databaseUrl, applicationUrl: databaseUrl });
  return checked.ok ? 'usable' : checked.message;
};

it.each([
  [
    'no socket',
    'without-socket',
    /ENOENT \S+\.s\.PGSQL\.5432\. Check the socket's folder and the port in DATABASE_URL, and that the server is running on this machine\.$/,
  ],
  [
    'a socket without a server',
    'without-server',
    /ECONNREFUSED \S+\. Check the socket's folder and the port in DATABASE_URL, and that the server is running on this machine\.$/,
  ],
  [
    'a folder that is closed to the user',
    'closed',
    /EACCES \S+\. Let this user open the socket and its folder, which DATABASE_URL names\.$/,
  ],
])('names the socket in the advice for %s', async (_, socketFolder, line) => {
  expect(await asOrdinaryUser(() => lineFor(socketFolder))).toMatch(line);
});
