/**
 * Runs as `npm run check-books` in `apps/api`: prints all violations of the invariants as one JSON array, and
 * exits with 1 if there are any. Also compares the sandbox processor's records if they have their own database.
 */
import { runCommand } from './command-line/run-command.ts';
import { connectionAdvice } from '../db/connection-advice.ts';
import { openPool } from '../db/client.ts';
import { enterOwnerSession } from '../db/session.ts';
import { findRunningDatabase } from './backup/readable-database.ts';
import { findViolations, type Violation } from '../ledger/invariants.ts';
import { findViolationsAcross } from '../ledger/violations-across.ts';
import { causeOf, type Outcome } from '../runtime/outcome.ts';
import type { Settings } from '../runtime/settings.ts';

const withoutDatabase =
  'The books cannot be checked: there is no database. Set DATABASE_URL, or start the product with its own database.';

const refused = (error: unknown, { databaseOwnerUrl }: Settings): string => {
  const setting = databaseOwnerUrl === undefined ? 'DATABASE_URL' : 'DATABASE_OWNER_URL';
  const advice = connectionAdvice(error, setting, `Check ${setting} and SANDBOX_DATABASE_URL.`);
  return `The books cannot be checked: ${causeOf(error)}. ${advice}`;
};

const findAddress = async (settings: Settings): Promise<string | undefined> =>
  settings.databaseOwnerUrl ?? settings.databaseUrl ?? (await findRunningDatabase(settings));

const check = async (settings: Settings): Promise<Outcome<readonly Violation[]>> => {
  const databaseUrl = await findAddress(settings);
  if (databaseUrl === undefined) return { ok: false, message: withoutDatabase };
  const pool = openPool(databaseUrl, { name: 'tillbook-check', size: 1, enter: enterOwnerSession });
  try {
    const violations = settings.sandboxDatabaseUrl
      ? await findViolationsAcross(pool, settings.sandboxDatabaseUrl)
      : await findViolations(pool);
    process.exitCode = violations.length === 0 ? 0 : 1;
    return { ok: true, value: violations };
  } catch (error) {
    return { ok: false, message: refused(error, settings) };
  } finally {
    await pool.end();
  }
};

await runCommand(check, (violations) => JSON.stringify(violations));
