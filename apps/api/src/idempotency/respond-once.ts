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
  /** An account's ID, or the name of the call's subject if it has no account. */
  readonly scope: string;
  /** The `Idempotency-Key`; without a key, the effect is not protected against repetition. */
  readonly key: string | undefined;
  /** The parsed body, and the part of the path that belongs to the request. */
  readonly body: unknown;
};

const replay = <S extends Schema>(schema: S, record: IdempotencyRecord): z.output<S> => {
  if (record.responseStatus === null) throw keyInProgress();
  if (record.responseStatus >= 400) throw refusalFromJson(record.response);
  return z.parse(schema, record.response);
};

/** Claims the key. A duplicate waits until the first request has committed, and then finds the key taken. */
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
    // Runs in a savepoint, so that a refusal rolls back the effect and is still recorded.
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
