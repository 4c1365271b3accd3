import { execFile } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import type pg from 'pg';
import { apiFolder } from '../product/api-process.ts';
import type { Platform } from '../product/platform.ts';

const run = promisify(execFile);

const outputOf = (error: unknown): string =>
  error instanceof Error && 'stdout' in error && typeof error.stdout === 'string' ? error.stdout : '';

/** Every invariant of the contract, asked of the platform's own command: what is wrong, a line each. */
export const bookFaults = async (databaseUrl: string): Promise<string[]> => {
  const command = ['--conditions=tillbook-source', 'src/check-books.ts'];
  const options = { cwd: apiFolder, env: { ...process.env, DATABASE_URL: databaseUrl } };
  // It ends with 1 where it found something; only without its list is there no answer.
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

/** The processor's record against ours with nothing excused, for when nothing is open any more. */
const unequalApprovals = `
  select coalesce(r.key, t.id) as what
    from (select key, amount_cents from sandbox_processor.requests where outcome = 'approved') r
    full join (select id, amount_cents from transactions
                where status in ('succeeded', 'completed') and (subtype is null or subtype = 'refund')) t on t.id = r.key
   where (r.key is null or t.id is null or r.amount_cents <> t.amount_cents)
     and not exists (select from transactions o where o.id = r.key and o.final_at is null and o.created_at < $1)
   limit 5`;

/** A job that a killed process had taken is taken again in the next minute. */
const resolvedWithinMs = 150_000;

/** Waits until the platform itself has found the outcome of everything begun since; returns how long that took. */
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

/** After a drill: nothing is open, approvals are the recorded payments, and the books are right. */
export const closingFaults = async (platform: Platform, since: Date): Promise<string[]> => {
  const owner = platform.owner();
  await allResolved(owner, since);
  const { rows } = await owner.query<{ what: string }>(unequalApprovals, [since]);
  const unequal = rows.map(
    ({ what }) => `approved by the processor and recorded here are two things: ${what}`,
  );
  return [...unequal, ...(await bookFaults(platform.databaseUrl()))];
};
