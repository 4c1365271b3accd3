import { and, eq, inArray } from '../db/drizzle/query.ts';
import { errorTable, type ErrorCode } from '@tillbook/contract';
import * as z from 'zod/mini';
import type { Connection } from '../db/client.ts';
import { idempotencyRecords } from '../db/schema/index.ts';
import type { Platform } from '../platform.ts';
import { AppError } from '../runtime/app-error.ts';
import { canonicalJson } from './canonical-json.ts';

export type IdempotencyRecord = typeof idempotencyRecords.$inferSelect;

/** Identifies an attempt: a key is unique within its scope and call. */
export type KeyedCall = {
  /** An account's ID, or the name of the call's subject if it has no account. */
  readonly scope: string;
  readonly call: string;
  readonly keys: readonly string[];
  /** The key that is valid forever, if any. */
  readonly referenceKey?: string | undefined;
  readonly isPayout?: boolean | undefined;
  /** The parsed body, and the part of the path that belongs to the request. */
  readonly body: unknown;
};

/** Computes a keyed hash of a body, since bodies can hold secrets that must not be stored. */
export const bodyHmac = (platform: Platform, { call, body }: KeyedCall): Buffer =>
  platform.vault.fingerprint(`idempotency:${call}:${canonicalJson(body)}`);

/** Returns true if the key was closed before a request arrived. */
export const isClosed = ({ responseStatus, response }: IdempotencyRecord): boolean =>
  responseStatus === errorTable.attempt_closed.status && Object(response).code === 'attempt_closed';

/** The call of a payout whose key was closed by a person without the permission for payouts. */
export const payoutCall = 'createTransaction push';

/**
 * Returns true if the key was closed by a person without the permission for payouts: it is still open for a
 * payout.
 */
export const isClosedForPayments = (record: IdempotencyRecord): boolean =>
  isClosed(record) && Object(record.response).closes === 'payments';

/**
 * Finds the record of an attempt by its keys; rejects a known key with another body. For a payout, a record
 * that is closed for payments has precedence.
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

/** Returns the error for an outcome that is not known yet; a later request gets it. */
export const keyInProgress = (): AppError => new AppError('key_in_progress', { retryAfterSeconds: 2 });

/** Stores a response under the request's other keys, so that later requests with any of them get it. */
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

/**
 * Returns true for a business refusal, which is recorded like a response. Invalid input, an ended session and
 * internal errors are not.
 */
const isRemembered = (error: unknown): error is AppError =>
  error instanceof AppError &&
  error.code !== 'key_reused' &&
  error.code !== 'attempt_closed' &&
  [409, 422].includes(errorTable[error.code].status);

/** The response to a call, or the business refusal recorded in its place. */
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
