import { and, eq, inArray } from '../db/drizzle/query.ts';
import { errorTable, type ErrorCode } from '@tillbook/contract';
import * as z from 'zod/mini';
import type { Connection } from '../db/client.ts';
import { idempotencyRecords } from '../db/schema/index.ts';
import type { Platform } from '../platform.ts';
import { AppError } from '../runtime/app-error.ts';
import { canonicalJson } from './canonical-json.ts';

export type IdempotencyRecord = typeof idempotencyRecords.$inferSelect;

/** The scope of a key: within one scope and one call it names one attempt. */
export type KeyedCall = {
  /** An account's id, or the name of what the call is about if it is about no account. */
  readonly scope: string;
  readonly call: string;
  readonly keys: readonly string[];
  /** The one of them that stays for ever, if any. */
  readonly referenceKey?: string | undefined;
  readonly isPayout?: boolean | undefined;
  /** The parsed body, with whatever part of the path belongs to the request. */
  readonly body: unknown;
};

/** Bodies are compared by a keyed hash: they can hold secrets, which a table of keys must not. */
export const bodyHmac = (platform: Platform, { call, body }: KeyedCall): Buffer =>
  platform.vault.fingerprint(`idempotency:${call}:${canonicalJson(body)}`);

/** True if the key was given up before a request arrived. */
export const isClosed = ({ responseStatus, response }: IdempotencyRecord): boolean =>
  responseStatus === errorTable.attempt_closed.status && Object(response).code === 'attempt_closed';

/** The call of a payout whose key somebody has closed who may not create payouts. */
export const payoutCall = 'createTransaction push';

/** True if the key was given up by somebody who may not create payouts: it stays open for a payout. */
export const isClosedForPayments = (record: IdempotencyRecord): boolean =>
  isClosed(record) && Object(record.response).closes === 'payments';

/**
 * The record of an attempt, if one of its keys was seen; the same key with another body is refused. For a payout, a record
 * that is closed for payments comes first.
 */
export const findRecord = async (
  connection: Connection,
  { scope, call, keys, isPayout }: KeyedCall,
  hmac: Buffer,
): Promise<IdempotencyRecord | undefined> => {
  if (keys.length === 0) return undefined;
  const records = await connection
    .select()
    .from(idempotencyRecords)
    .where(
      and(
        eq(idempotencyRecords.accountId, scope),
        eq(idempotencyRecords.call, call),
        inArray(idempotencyRecords.key, [...keys]),
      ),
    );
  const closedForPayments = isPayout ? records.find(isClosedForPayments) : undefined;
  if (closedForPayments !== undefined) return closedForPayments;
  if (records.some(isClosed)) throw new AppError('attempt_closed');
  if (records.some((record) => !record.bodyHmac.equals(hmac))) throw new AppError('key_reused');
  return records[0];
};

/** Says that the outcome is not known yet, not that there will be none. */
export const keyInProgress = (): AppError => new AppError('key_in_progress', { retryAfterSeconds: 2 });

/** Stores a response under the request's other keys too, so that each of them finds it, from now on. */
export const rememberUnderAllKeys = async (
  connection: Connection,
  { scope, call, keys, referenceKey }: KeyedCall,
  { bodyHmac: hmac, transactionId, responseStatus, response }: IdempotencyRecord,
  now: Date,
): Promise<void> => {
  if (keys.length < 2) return;
  await connection
    .insert(idempotencyRecords)
    .values(
      keys.map((key) => ({
        accountId: scope,
        call,
        key,
        bodyHmac: hmac,
        transactionId,
        responseStatus,
        response,
        createdAt: now,
        isReference: key === referenceKey,
      })),
    )
    .onConflictDoNothing();
};

/** A business refusal is a response like any other. Invalid input, an ended session or an internal error is not. */
const isRemembered = (error: unknown): error is AppError =>
  error instanceof AppError &&
  error.code !== 'key_reused' &&
  error.code !== 'attempt_closed' &&
  [409, 422].includes(errorTable[error.code].status);

/** The response to a call, or the business refusal that is recorded in its place. */
export type Response<T> = { readonly response: T } | { readonly refusal: AppError };

/** Returns a business refusal as a value; throws any other failure. */
export const catchRefusal = async <T>(effect: () => Promise<T>): Promise<Response<T>> => {
  try {
    return { response: await effect() };
  } catch (error) {
    if (isRemembered(error)) return { refusal: error };
    throw error;
  }
};

const refusal = z.object({
  code: z.string(),
  message: z.optional(z.string()),
  fields: z.optional(z.record(z.string(), z.string())),
});

export const refusalToJson = ({ code, details }: AppError): z.infer<typeof refusal> => ({
  code,
  ...(details.message !== undefined && { message: details.message }),
  ...(details.fields && { fields: { ...details.fields } }),
});

const isErrorCode = (code: string): code is ErrorCode => code in errorTable;

export const refusalFromJson = (json: unknown): AppError => {
  const { code, ...details } = refusal.parse(json);
  return new AppError(isErrorCode(code) ? code : 'internal', {
    ...(details.message !== undefined && { message: details.message }),
    ...(details.fields && { fields: details.fields }),
  });
};
