import { execFile } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import type pg from 'pg';
import { apiFolder } from '../product/api-process.ts';
import type { Books } from '../product/platform.ts';

const run = promisify(execFile);

const outputOf = (error: unknown): string =>
  error instanceof Error && 'stdout' in error && typeof error.stdout === 'string' ? error.stdout : '';

/** Runs the platform's own check of its invariants and returns the violations, one per line. */
export const ledgerFaults = async (platform: Books): Promise<string[]> => {
  const command = ['--conditions=tillbook-source', 'src/programs/check-books.ts'];
  const addresses = {
    DATABASE_URL: platform.databaseUrl(),
    ...(platform.sandbox && { SANDBOX_DATABASE_URL: platform.sandbox.databaseUrl }),
  };
  const options = { cwd: apiFolder, env: { ...process.env, ...addresses } };
  // Exit code 1 with a list means violations; without a list, the check itself failed.
  const output = await run(process.execPath, command, options).then(
    ({ stdout }) => stdout,
    (error: unknown) => {
      if (outputOf(error) === '') throw error;
      return outputOf(error);
    },
  );
  const violations: unknown = JSON.parse(output);
  if (!Array.isArray(violations)) throw new Error(`The books could not be read: ${output}`);
  return violations.map((violation) => JSON.stringify(violation));
};

const centsById = (rows: readonly { readonly id: string; readonly cents: number }[]) =>
  new Map(rows.map(({ id, cents }) => [id, cents]));

/** Finds approvals that are missing on one side or differ. Call it when no transaction is open. */
const unequalApprovals = async (platform: Books, since: Date): Promise<string[]> => {
  const owner = platform.owner();
  const approved = await (platform.sandbox?.owner ?? owner).query<{ id: string; cents: number }>(
    `select key as id, amount_cents::float8 as cents from sandbox_processor.requests where outcome = 'approved'`,
  );
  const recorded = await owner.query<{ id: string; cents: number }>(
    `select id, amount_cents::float8 as cents from transactions
      where status in ('succeeded', 'completed') and (subtype is null or subtype = 'refund')`,
  );
  const openBefore = await owner.query<{ id: string }>(
    'select id from transactions where final_at is null and created_at < $1',
    [since],
  );
  const [theirs, ours] = [centsById(approved.rows), centsById(recorded.rows)];
  for (const { id } of openBefore.rows) theirs.delete(id);
  return [...new Set([...theirs.keys(), ...ours.keys()])].filter((id) => theirs.get(id) !== ours.get(id));
};

/** Covers the retry of a killed process's job, which takes up to a minute. */
const resolvedWithinMs = 150_000;

/** Waits until every transaction since a time has its outcome. */
const allResolved = async (owner: pg.Pool, since: Date): Promise<number> => {
  const startedAtMs = performance.now();
  for (;;) {
    const { rows } = await owner.query<{ count: number }>(
      'select count(*)::int as count from transactions where created_at >= $1 and final_at is null',
      [since],
    );
    if (rows[0]?.count === 0) return performance.now() - startedAtMs;
    if (performance.now() - startedAtMs > resolvedWithinMs) {
      throw new Error(`${rows[0]?.count} transactions are still open after ${resolvedWithinMs} ms.`);
    }
    await sleep(100);
  }
};

/** Waits until no transaction is open, then compares the processor's approvals with the books. */
export const unequalAfterAll = async (books: Books, since: Date): Promise<string[]> => {
  await allResolved(books.owner(), since);
  return (await unequalApprovals(books, since)).map(
    (id) => `the processor’s approval and the recorded payment differ: ${id}`,
  );
};

/** Checks after a drill that nothing is open, approvals match the books, and the books balance. */
export const closingFaults = async (books: Books, since: Date): Promise<string[]> => [
  ...(await unequalAfterAll(books, since)),
  ...(await ledgerFaults(books)),
];
