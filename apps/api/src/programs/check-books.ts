/**
 * Prints all violations of the invariants as one JSON array, and exits with 1 if there are any. Reads
 * DATABASE_URL and, if it is set, SANDBOX_DATABASE_URL for the processor's records.
 */
import { openPool } from '../db/client.ts';
import { connectionAdvice } from '../db/connection-advice.ts';
import { enterOwnerSession } from '../db/session.ts';
import { findViolations } from '../ledger/invariants.ts';
import { findViolationsAcross } from '../ledger/violations-across.ts';
import { causeOf } from '../runtime/outcome.ts';

const pool = openPool(process.env['DATABASE_URL'] ?? '', {
  name: 'tillbook-check',
  size: 1,
  enter: enterOwnerSession,
});
const sandboxDatabaseUrl = process.env['SANDBOX_DATABASE_URL'];

try {
  const violations = sandboxDatabaseUrl
    ? await findViolationsAcross(pool, sandboxDatabaseUrl)
    : await findViolations(pool);
  process.stdout.write(`${JSON.stringify(violations)}\n`);
  process.exitCode = violations.length === 0 ? 0 : 1;
} catch (error) {
  const advice = connectionAdvice(error, 'DATABASE_URL', 'Check DATABASE_URL and SANDBOX_DATABASE_URL.');
  process.stderr.write(`The books cannot be checked: ${causeOf(error)}. ${advice}\n`);
  process.exitCode = 1;
} finally {
  await pool.end();
}
