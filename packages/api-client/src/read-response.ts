import { findDisplayField, type DisplayField, type Schema } from '@tillbook/contract';
import * as z from 'zod/mini';

type Path = readonly PropertyKey[];
type Issue = { readonly message: string; readonly path: Path };
type LostField = DisplayField & { readonly path: Path };

type Reading =
  | { readonly value: unknown; readonly lost: readonly Issue[] }
  | { readonly issues: readonly Issue[] };

const setAt = (root: unknown, path: Path, value: unknown): void => {
  const owner = path.slice(0, -1).reduce<unknown>((at, key) => Reflect.get(Object(at), key), root);
  const key = path.at(-1);
  if (key !== undefined) Reflect.set(Object(owner), key, value);
};

const lostFields = (schema: Schema, issues: readonly Issue[]): readonly LostField[] =>
  issues.flatMap(({ path }) => {
    const field = findDisplayField(schema, path);
    return field ? [{ ...field, path }] : [];
  });

/**
 * Parses a response with its schema. Replaces an invalid display field with the value that the contract
 * declares for it; any other fault rejects the response.
 *
 * @param value the parsed JSON, which is changed in place
 */
const readResponse = (schema: Schema, value: unknown): Reading => {
  const whole = z.safeParse(schema, value);
  if (whole.success) return { value: whole.data, lost: [] };
  const { issues } = whole.error;
  const fields = lostFields(schema, issues);
  if (fields.length < issues.length) return { issues };
  for (const { path, standIn } of fields) setAt(value, path, standIn);
  const rest = z.safeParse(schema, value);
  if (!rest.success) return { issues: rest.error.issues };
  for (const { path, absent } of fields) setAt(rest.data, path, absent);
  return { value: rest.data, lost: issues };
};

/**
 * Wraps a response schema for ky, so that it parses as `readResponse` does.
 *
 * @param onLost called with the fields that were invalid
 */
export const responseReader = (schema: Schema, onLost: (lost: readonly Issue[]) => void) => ({
  '~standard': {
    version: 1 as const,
    vendor: 'tillbook',
    validate: (value: unknown) => {
      const reading = readResponse(schema, value);
      if ('value' in reading && reading.lost.length > 0) onLost(reading.lost);
      return reading;
    },
  },
});
