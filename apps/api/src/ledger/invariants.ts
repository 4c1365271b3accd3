import type pg from 'pg';
import { balanceInvariants } from './balance-invariants.ts';
import type { Invariant } from './invariant.ts';
import { movementInvariants } from './movement-invariants.ts';
import { noticeInvariants } from './notice-invariants.ts';

export type Violation = {
  readonly invariant: string;
  /** The ID of an account, transaction or entry set. */
  readonly subject: string;
  readonly expected: string;
  readonly actual: string;
};

type Row = { subject: string; expected: string | null; actual: string | null };

const processorRecord = 'sandbox_processor.requests';

const find = async (
  client: pg.ClientBase,
  { name, violations }: Invariant,
  record: string,
): Promise<Violation[]> => {
  const text = violations.replaceAll(processorRecord, record);
  const { rows } = await client.query<Row>(
    `select subject::text, expected::text, actual::text from (${text}) as found limit 20`,
  );
  return rows.map(({ subject, expected, actual }) => ({
    invariant: name,
    subject,
    expected: String(expected),
    actual: String(actual),
  }));
};

/**
 * Finds violations within a running transaction.
 *
 * @param record the table with the processor's record, if it is a copy
 */
export const violationsSeenBy = async (
  client: pg.ClientBase,
  record: string = processorRecord,
): Promise<readonly Violation[]> => {
  const found: Violation[] = [];
  for (const invariant of [...balanceInvariants, ...movementInvariants, ...noticeInvariants]) {
    found.push(...(await find(client, invariant, record)));
  }
  return found;
};

/**
 * Finds violations of the books in one snapshot. An approval without a posting is no violation while its
 * transaction has no outcome, so wait for all outcomes before you compare approvals.
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
