import type pg from 'pg';
import { bookInvariants } from './book-invariants.ts';
import type { Invariant } from './invariant.ts';
import { movementInvariants } from './movement-invariants.ts';
import { noticeInvariants } from './notice-invariants.ts';

export type Violation = {
  readonly invariant: string;
  /** What it was found on: an account, a transaction, an entry set. */
  readonly subject: string;
  readonly expected: string;
  readonly actual: string;
};

type Row = { subject: string; expected: string | null; actual: string | null };

const find = async (client: pg.ClientBase, { name, violations }: Invariant): Promise<Violation[]> => {
  const { rows } = await client.query<Row>(
    `select subject::text, expected::text, actual::text from (${violations}) as found limit 20`,
  );
  return rows.map(({ subject, expected, actual }) => ({
    invariant: name,
    subject,
    expected: String(expected),
    actual: String(actual),
  }));
};

/** The same as a transaction that is under way sees it. */
export const violationsSeenBy = async (client: pg.ClientBase): Promise<readonly Violation[]> => {
  const found: Violation[] = [];
  for (const invariant of [...bookInvariants, ...movementInvariants, ...noticeInvariants]) {
    found.push(...(await find(client, invariant)));
  }
  return found;
};

/**
 * Everything that is wrong with the books: nothing, at any moment and under any load. All of it is read from one
 * snapshot. What the processor has approved and nobody has recorded yet is no violation while its transaction is open; a
 * drill that wants approvals and payments equal first waits until none is.
 */
export const findViolations = async (pool: pg.Pool): Promise<readonly Violation[]> => {
  const client = await pool.connect();
  try {
    await client.query('begin isolation level repeatable read read only');
    const found = await violationsSeenBy(client);
    await client.query('commit');
    return found;
  } finally {
    client.release();
  }
};
