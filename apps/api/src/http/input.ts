import type { Endpoint, ObjectSchema, Schema } from '@tillbook/contract';
import type { Context } from 'hono';
import * as z from 'zod/mini';
import { AppError } from '../runtime/app-error.ts';
import { inputFault } from './input-fault.ts';

const defaultBodyLimitKib = 64;

/** Reads only plain digits as a number, so `1e3` and `0x10` are refused. */
const readValue = (text: string) => (/^-?\d{1,15}$/.test(text) ? Number(text) : text);

const takes = (schema: z.core.$ZodType, value: unknown) => z.safeParse(schema, value).success;

/** Returns the parameters that accept the number 1 but not the text "1"; computed once per declaration. */
const numericParameters = (schema: ObjectSchema): ReadonlySet<string> => {
  const known = numericBySchema.get(schema);
  if (known) return known;
  const numeric = Object.entries(schema.shape).filter(([, field]) => takes(field, 1) && !takes(field, '1'));
  const names = new Set(numeric.map(([name]) => name));
  numericBySchema.set(schema, names);
  return names;
};

const numericBySchema = new WeakMap<ObjectSchema, ReadonlySet<string>>();

const readQuery = (schema: ObjectSchema, search: URLSearchParams) => {
  const repeated = Object.keys(schema.shape).find((name) => search.getAll(name).length > 1);
  if (repeated !== undefined) {
    throw new AppError('invalid_input', { fields: { [repeated]: 'Send this parameter only once.' } });
  }
  const numeric = numericParameters(schema);
  return Object.fromEntries(
    [...search].map(([key, text]) => [key, numeric.has(key) ? readValue(text) : text]),
  );
};

/** The most fields that a refusal names; a list may have ten thousand invalid elements. */
const mostFieldsNamed = 50;
/** Callers choose the names of some fields, so their length is limited. */
const longestPath = 200;

const parse = (schema: Schema, value: unknown): unknown => {
  const result = z.safeParse(schema, value);
  if (result.success) return result.data;
  const fields = result.error.issues
    .slice(0, mostFieldsNamed)
    .map(
      (issue) => [issue.path.join('.').slice(0, longestPath) || 'body', inputFault(issue, value)] as const,
    );
  throw new AppError('invalid_input', { fields: Object.fromEntries(fields.toReversed()) });
};

const declaredLength = (context: Context) => Number(context.req.header('content-length') ?? 0);

const tooLarge = (limitKib: number) =>
  new AppError('body_too_large', { message: `The request is larger than ${limitKib} KiB.` });

const readText = async (context: Context, limitKib: number): Promise<string> => {
  const limitBytes = limitKib * 1024;
  if (declaredLength(context) > limitBytes) throw tooLarge(limitKib);
  const stream = context.req.raw.body;
  if (stream === null) return '';
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of stream) {
    length += chunk.byteLength;
    if (length > limitBytes) throw tooLarge(limitKib);
    chunks.push(chunk);
  }
  return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks));
};

const readJson = async (context: Context, limitKib: number): Promise<unknown> => {
  const type = context.req.header('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (type !== 'application/json') throw new AppError('unsupported_media_type');
  try {
    return JSON.parse(await readText(context, limitKib));
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw new AppError('malformed_body');
  }
};

export type Input = { readonly path: unknown; readonly query: unknown; readonly body: unknown };

export const readInput = async (endpoint: Endpoint, context: Context): Promise<Input> => {
  const path = endpoint.params && parse(endpoint.params, context.req.param());
  const query =
    endpoint.query && parse(endpoint.query, readQuery(endpoint.query, new URL(context.req.url).searchParams));
  const limitKib = endpoint.bodyLimitKib ?? defaultBodyLimitKib;
  const body = endpoint.body && parse(endpoint.body, await readJson(context, limitKib));
  return { path, query, body };
};
