import type { AttemptOutcome } from '@tillbook/contract';
import { and, eq } from '../db/drizzle/query.ts';
import type { Connection } from '../db/client.ts';
import { idempotencyRecords, transactions } from '../db/schema/index.ts';
import {
  isClosed,
  isClosedForPayments,
  payoutCall,
  refusalFromJson,
  type IdempotencyRecord,
} from './records.ts';

export type NamedAttempt = { readonly scope: string; readonly call: string; readonly key: string };

export type AttemptReader = { readonly mayPayOut: boolean };

const findRecordOf = async (connection: Connection, { scope, call, key }: NamedAttempt) => {
  const [record] = await connection
    .select()
    .from(idempotencyRecords)
    .where(
      and(
        eq(idempotencyRecords.accountId, scope),
        eq(idempotencyRecords.call, call),
        eq(idempotencyRecords.key, key),
      ),
    );
  return record;
};

const outcomeOfTransaction = async (
  connection: Connection,
  accountId: string,
  id: string,
): Promise<AttemptOutcome> => {
  const [row] = await connection
    .select({ status: transactions.status, failureMessage: transactions.failureMessage })
    .from(transactions)
    .where(and(eq(transactions.accountId, accountId), eq(transactions.id, id)));
  if (row?.status !== 'failed') return { status: 'succeeded', objectId: id };
  return {
    status: 'failed',
    objectId: id,
    ...(row.failureMessage !== null && { message: row.failureMessage }),
  };
};

const outcomeOfRefusal = ({ response }: IdempotencyRecord): AttemptOutcome => ({
  status: 'failed',
  message: refusalFromJson(response).message,
});

const outcomeOfResponse = ({ response }: IdempotencyRecord): AttemptOutcome => {
  const id: unknown = Object(response).id;
  return { status: 'succeeded', ...(typeof id === 'string' && { objectId: id }) };
};

/** Needs a connection to the primary, because a replica may not have the record yet. */
export const findAttemptOutcome = async (
  connection: Connection,
  attempt: NamedAttempt,
  reader: AttemptReader,
): Promise<AttemptOutcome> => {
  const record = await findRecordOf(connection, attempt);
  if (record === undefined) return { status: 'not_received' };
  if (record.responseStatus === null) return { status: 'in_progress' };
  if (reader.mayPayOut && isClosedForPayments(record)) {
    return findAttemptOutcome(connection, { ...attempt, call: payoutCall }, { mayPayOut: false });
  }
  if (isClosed(record)) return { status: 'closed' };
  if (record.responseStatus >= 400) return outcomeOfRefusal(record);
  if (record.transactionId !== null) {
    return outcomeOfTransaction(connection, record.accountId, record.transactionId);
  }
  return outcomeOfResponse(record);
};
