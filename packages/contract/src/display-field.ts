import * as z from 'zod/mini';
import type { Schema } from './endpoint.ts';

/** The values that replace an invalid display field. */
export type DisplayField = {
  /** A valid value for the field's schema, so that the rest of the response can be checked. */
  readonly standIn: unknown;
  /** The value that the client gets instead, such as `NaN`. */
  readonly absent: unknown;
};

const displayFields = new WeakMap<object, DisplayField>();

/**
 * Declares that a field of a response is only for display: a client drops an invalid value and uses the rest
 * of the response. The server validates its own responses strictly.
 *
 * @example const cents = displayField(z.int(), { standIn: 0, absent: Number.NaN });
 */
export const displayField = <Field extends Schema>(
  schema: Field,
  field: { readonly standIn: z.output<Field>; readonly absent: z.output<Field> },
): Field => {
  displayFields.set(schema, field);
  return schema;
};

type Key = PropertyKey;

/** Returns the schema at a key of an object or array; for a union, the schemas of all its options. */
const schemasAt = (schema: unknown, key: Key): readonly unknown[] => {
  if (schema instanceof z.ZodMiniObject) return [schema.shape[String(key)]];
  if (schema instanceof z.ZodMiniArray) return [schema._zod.def.element];
  if (schema instanceof z.ZodMiniOptional) return schemasAt(schema._zod.def.innerType, key);
  if (schema instanceof z.ZodMiniUnion || schema instanceof z.ZodMiniDiscriminatedUnion) {
    const options: readonly unknown[] = schema._zod.def.options;
    return options.flatMap((option) => schemasAt(option, key));
  }
  return [];
};

const withoutOptional = (schema: unknown): unknown =>
  schema instanceof z.ZodMiniOptional ? schema._zod.def.innerType : schema;

/**
 * Finds the display field at a path of a response; returns undefined if the client depends on the value.
 *
 * @example findDisplayField(listTransactions.response, ['transactions', 3, 'amount'])
 */
export const findDisplayField = (schema: Schema, path: readonly Key[]): DisplayField | undefined => {
  const found = path.reduce<readonly unknown[]>(
    (schemas, key) => schemas.flatMap((one) => schemasAt(one, key)),
    [schema],
  );
  return found
    .map(withoutOptional)
    .flatMap((one) => (one instanceof z.ZodMiniType ? [displayFields.get(one)] : []))
    .find((field) => field !== undefined);
};
