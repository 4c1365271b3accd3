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
  /** The account's ID, or a name from `scopes` for a call without an account. */
  readonly scope: string;
  readonly call: string;
  readonly keys: readonly string[];
  /** The `referenceId`, which is valid forever. */
  readonly referenceKey?: string | undefined;
  readonly isPayout?: boolean | undefined;
  /** The parsed body, merged with the path parameters. */
  readonly body: unknown;
};

/** Computes a keyed hash of a body, which can contain secrets and is therefore not stored. */
export const bodyHmac = (platform: Platform, { call, body }: KeyedCall): Buffer =>
  platform.vault.fingerprint(`idempotency:${call}:${canonicalJson(body)}`);

export const isClosed = ({ responseStatus, response }: IdempotencyRecord): boolean =>
  responseStatus === errorTable.attempt_closed.status && Object(response).code === 'attempt_closed';

/** The call under which a payout is recorded if its key was closed for payments. */
export const payoutCall = 'createTransaction push';

/**
 * Recognizes a key closed by a person without the permission for payouts, which is still open for a payout.
 */
export const isClosedForPayments = (record: IdempotencyRecord): boolean =>
  isClosed(record) && Object(record.response).closes === 'payments';

/**
 * Finds an attempt's record; rejects a used key with another body. For a payout, a record closed for payments
 * has precedence.
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

/** Asks the client to repeat the request, because the outcome is not known yet. */
export const keyInProgress = (): AppError => new AppError('key_in_progress', { retryAfterSeconds: 2 });

/**
 * Stores a response under all keys of a request, so that a later request with any of the keys gets the same
 * response.
 */
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
 * Selects the business refusals, which are stored like responses. Invalid input, ended sessions and internal
 * errors are not stored.
 */
const isRemembered = (error: unknown): error is AppError =>
  error instanceof AppError &&
  error.code !== 'key_reused' &&
  error.code !== 'attempt_closed' &&
  [409, 422].includes(errorTable[error.code].status);

export type Response<T> = { readonly response: T } | { readonly refusal: AppError };

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
