import type { Parameters } from '../statement.ts';
import { containing } from '../text-search.ts';
import type { OrdinalRange } from './list.ts';

type AmountRange = { readonly amountMin?: number | undefined; readonly amountMax?: number | undefined };

type Value = string | number | undefined;

/** Returns conditions on the columns of the row `t`; an absent value adds no condition. */
export const equalTo = (columns: Readonly<Record<string, Value>>, parameters: Parameters): string[] =>
  Object.entries(columns).flatMap(([column, value]) =>
    value === undefined ? [] : [`t.${column} = ${parameters.add(value)}`],
  );

/** Includes the start of the period and excludes its end. */
export const inPeriod = (
  column: string,
  { from, until }: { readonly from?: string | undefined; readonly until?: string | undefined },
  parameters: Parameters,
): string[] => [
  ...(from === undefined ? [] : [`t.${column} >= ${parameters.add(new Date(from))}`]),
  ...(until === undefined ? [] : [`t.${column} < ${parameters.add(new Date(until))}`]),
];

/** Includes both ends of the range. */
export const amountWithin = (column: string, range: AmountRange, parameters: Parameters): string[] => [
  ...(range.amountMin === undefined ? [] : [`t.${column} >= ${parameters.add(range.amountMin)}`]),
  ...(range.amountMax === undefined ? [] : [`t.${column} <= ${parameters.add(range.amountMax)}`]),
];

/** Returns the bucket of an amount as the schema defines it for the indexes. */
const amountBucket = (amount: string): string => `(floor(ln(${amount}::double precision) * 4)::integer)`;

export const bucketWithin = (column: string, range: AmountRange, parameters: Parameters): string[] => {
  const bound = (amount: number) => amountBucket(`${parameters.add(amount)}::bigint`);
  const buckets = amountBucket(`t.${column}`);
  return [
    ...(range.amountMin === undefined ? [] : [`${buckets} >= ${bound(range.amountMin)}`]),
    ...(range.amountMax === undefined ? [] : [`${buckets} <= ${bound(range.amountMax)}`]),
  ];
};

/** Matches a text in one of the columns, ignoring case, or a whole ID. */
export const textIn = (
  columns: readonly string[],
  text: string | undefined,
  parameters: Parameters,
): string[] => {
  if (text === undefined) return [];
  const pattern = parameters.add(containing(text));
  const matches = columns.map((column) => `t.${column} ilike ${pattern}`);
  return [`(${[`t.id = ${parameters.add(text)}`, ...matches].join(' or ')})`];
};

export const within = (ordinal: string, { low, high }: OrdinalRange, parameters: Parameters): string =>
  `${ordinal} between ${parameters.add(low)}::bigint and ${parameters.add(high)}::bigint`;

export const withinChunk = (ordinal: string): string =>
  `${ordinal} between scan_chunk.low and scan_chunk.high`;
