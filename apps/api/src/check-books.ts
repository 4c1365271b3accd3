/**
 * Reads the books of the database in DATABASE_URL and prints what is wrong with them as one JSON array: nothing, at any
 * moment and under any load. Ends with 1 where something is. It only reads.
 */
import pg from 'pg';
import { findViolations } from './ledger/invariants.ts';

const pool = new pg.Pool({
  connectionString: process.env['DATABASE_URL'],
  max: 1,
  application_name: 'tillbook-check',
});
const violations = await findViolations(pool);
await pool.end();
process.stdout.write(`${JSON.stringify(violations)}\n`);
process.exitCode = violations.length === 0 ? 0 : 1;
