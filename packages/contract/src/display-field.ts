import * as z from 'zod/mini';
import type { Schema } from './endpoint.ts';

/** What a reader makes of a display field whose value is not as agreed. */
export type DisplayField = {
  /** A value the field's schema takes, so that the rest of the answer can be checked. */
  readonly standIn: unknown;
  /** What whoever reads the answer finds in the field. */
  readonly absent: unknown;
};

const displayFields = new WeakMap<object, DisplayField>();

/**
 * Declares that a field of an answer is there to be shown. A reader whom the server sends something else there loses that
 * field and not the answer; the server itself may send nothing else.
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

/** The schemas that may stand one step below another: several below one of several forms. */
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
 * The display field at a path of an answer, or undefined where what stands there is needed for more than to be shown.
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
