import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startProduct } from '../product/start-product.ts';

let dataDirectory: string;

beforeAll(() => {
  dataDirectory = mkdtempSync(join(tmpdir(), 'tillbook-start-'));
  chmodSync(dataDirectory, 0o711);
});

afterAll(() => rmSync(dataDirectory, { recursive: true, force: true }));

const start = () => startProduct({ dataDirectory, environment: { SEED: 'off', BRAND_NAME: 'Corner Till' } });

/** A zombie process still has a PID but no arguments. */
const isRunning = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return process.platform !== 'linux' || readFileSync(`/proc/${pid}/cmdline`, 'utf8') !== '';
  } catch {
    return false;
  }
};

const numberIn = (...path: string[]): number =>
  Number.parseInt(readFileSync(join(dataDirectory, ...path), 'utf8'), 10);

test('prints one table, refuses a second start on its data folder, and ends all its processes on termination', async () => {
  const product = await start();
  await expect.poll(() => product.output()).toContain('Corner Till is ready');
  const table = product.output().trimEnd().split('\n').slice(-8);
  expect(table[0]).toMatch(/Corner Till is ready +Address/);
  expect(table[1]).toContain(`${product.webUrl}/`);

  const owner = numberIn('owner.pid');
  await expect(start()).rejects.toThrow(
    `The data folder ${dataDirectory} is in use by process ${owner}. Stop it, or set DATA_DIR to another folder.`,
  );
  expect((await fetch(`${product.webUrl}/api/ready`)).status).toBe(200);

  const pids = [owner, numberIn('postgres', 'postmaster.pid')];
  expect(pids.every(isRunning)).toBe(true);
  expect(await product.stop()).toBe(0);
  expect(pids.filter(isRunning)).toEqual([]);
});
