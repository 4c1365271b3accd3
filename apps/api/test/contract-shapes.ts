import type { Schema } from '@tillbook/contract';
import * as z from 'zod/mini';

/** The subset of JSON Schema that the contract's declarations use. */
export type Shape = {
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Shape[];
  readonly oneOf?: readonly Shape[];
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly required?: readonly string[];
  readonly items?: Shape;
  readonly pattern?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly maxLength?: number;
};

export const shapeOf = (schema: Schema): Shape =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the library types its result as any JSON Schema there is
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Shape;

export const alternatives = (shape: Shape): readonly Shape[] => shape.anyOf ?? shape.oneOf ?? [shape];

const textFor = ({ pattern }: Shape) => {
  const samples = [
    'x',
    'dana@example.com',
    '123',
    '123456789',
    '4242424242424242',
    'ME',
    '2026-11-24T05:00:00Z',
  ];
  return samples.find((sample) => pattern === undefined || new RegExp(pattern, 'u').test(sample)) ?? 'x';
};

/** Returns a minimal value that matches the shape: only the required fields. */
export const sampleOf = (shape: Shape): unknown => {
  const [first = shape] = alternatives(shape);
  if (first.const !== undefined) return first.const;
  if (first.enum !== undefined) return first.enum[0];
  switch (first.type) {
    case 'integer':
    case 'number':
      return Math.max(1, first.minimum ?? 1);
    case 'boolean':
      return true;
    case 'array':
      return [];
    case 'object':
      return Object.fromEntries(
        (first.required ?? []).map((name) => [name, sampleOf(first.properties?.[name] ?? {})]),
      );
    case 'string':
    case undefined:
      return textFor(first);
    default:
      throw new Error(`No sample is known for ${first.type}.`);
  }
};
