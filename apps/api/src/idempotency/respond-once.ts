import { errorTable, type Endpoint, type Schema } from '@tillbook/contract';
import { and, eq } from '../db/drizzle/query.ts';
import * as z from 'zod/mini';
import type { Transaction } from '../db/client.ts';
import { idempotencyRecords } from '../db/schema/index.ts';
import type { Platform } from '../platform.ts';
import {
  bodyHmac,
  catchRefusal,
  findRecord,
  keyInProgress,
  refusalFromJson,
  refusalToJson,
  type IdempotencyRecord,
  type KeyedCall,
  type Response,
} from './records.ts';

export type Once<S extends Schema> = {
  readonly endpoint: Endpoint & { readonly response: S };
  /** The account's ID, or a name from `scopes` for a call without an account. */
  readonly scope: string;
  /** The `Idempotency-Key`; without it, a repeated request repeats the effect. */
  readonly key: string | undefined;
  /** The parsed body, merged with the path parameters. */
  readonly body: unknown;
};

const replay = <S extends Schema>(schema: S, record: IdempotencyRecord): z.output<S> => {
  if (record.responseStatus === null) throw keyInProgress();
  if (record.responseStatus >= 400) throw refusalFromJson(record.response);
  return z.parse(schema, record.response);
};

/** Claims the key. A duplicate request waits for the first request to commit and then finds the key used. */
const take = async (transaction: Transaction, keyed: KeyedCall, key: string, hmac: Buffer, now: Date) => {
  const taken = await transaction
    .insert(idempotencyRecords)
    .values({
      accountId: keyed.scope,
      call: keyed.call,
      key,
      bodyHmac: hmac,
      createdAt: now,
      isReference: false,
    })
    .onConflictDoNothing()
    .returning({ key: idempotencyRecords.key });
  return taken.length > 0;
};

const remember = (transaction: Transaction, { scope, call }: KeyedCall, key: string) => ({
  as: (responseStatus: number, response: unknown) =>
    transaction
      .update(idempotencyRecords)
      .set({ responseStatus, response })
      .where(
        and(
          eq(idempotencyRecords.accountId, scope),
          eq(idempotencyRecords.call, call),
          eq(idempotencyRecords.key, key),
        ),
      ),
});

/**
 * Runs the effect once per key, for calls that are one database transaction, even if requests are repeated or
 * concurrent. The same key and body get the first response, which can be a business refusal (409, 422); another
 * body is rejected. Other failures roll back everything, including the key.
 *
 * @example
 * await respondOnce(platform, { endpoint: emailReceipt, scope: accountId, key: idempotencyKey, body },
 *   async (transaction) => { await insertReceipt(transaction, …); return {}; });
 */
export const respondOnce = async <S extends Schema>(
  platform: Platform,
  { endpoint, scope, key, body }: Once<S>,
  effect: (transaction: Transaction) => Promise<z.output<S>>,
): Promise<z.output<S>> => {
  const { drizzle } = platform.database;
  if (key === undefined) return drizzle.transaction(effect);
  const keyed: KeyedCall = { scope, call: endpoint.name, keys: [key], body };
  const hmac = bodyHmac(platform, keyed);
  const result = await drizzle.transaction(async (transaction): Promise<Response<z.output<S>>> => {
    if (!(await take(transaction, keyed, key, hmac, platform.clock.now()))) {
      const record = await findRecord(transaction, keyed, hmac);
      if (record === undefined) throw keyInProgress();
      return { response: replay(endpoint.response, record) };
    }
    // A savepoint, so that a refusal rolls back the effect but is stored.
    const done = await catchRefusal(() => transaction.transaction(effect));
    const record = remember(transaction, keyed, key);
    if ('refusal' in done) {
      await record.as(errorTable[done.refusal.code].status, refusalToJson(done.refusal));
    } else {
      await record.as(endpoint.status ?? 200, done.response);
    }
    return done;
  });
  if ('refusal' in result) throw result.refusal;
  return result.response;
};
