import { createHash } from 'node:crypto';
import type { Database } from '../client.ts';

/** A statement as it is put together: its values are numbered as they come. */
export type Parameters = {
  readonly values: readonly unknown[];
  /** Takes a value, and returns what stands for it in the text. */
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
