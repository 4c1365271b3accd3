import { createHash } from 'node:crypto';
import type { Database } from './client.ts';

export type Parameters = {
  readonly values: readonly unknown[];
  add(value: unknown): string;
};

export const newParameters = (): Parameters => {
  const values: unknown[] = [];
  return {
    values,
    add: (value) => {
      values.push(value);
      return `$${values.length}`;
    },
  };
};

/**
 * Gives each text its own name, so that a connection plans each form of a filter once and then only binds
 * values.
 */
const nameOf = (text: string): string =>
  `filter_${createHash('sha256').update(text).digest('base64url').slice(0, 22)}`;

export const runPrepared = async <Row extends object>(
  { planned }: Database,
  text: string,
  { values }: Parameters,
): Promise<readonly Row[]> => {
  const { rows } = await planned.query<Row>({ name: nameOf(text), text, values: [...values] });
  return rows;
};
