import { createHash } from 'node:crypto';
import type { Database } from './client.ts';

/** The parameters of a statement under construction, numbered in order. */
export type Parameters = {
  readonly values: readonly unknown[];
  /** Adds a value and returns its placeholder. */
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

/** One name for one text, so that a connection plans each form of a filter once and then only binds values. */
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
