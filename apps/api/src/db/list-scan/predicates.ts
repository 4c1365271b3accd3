import { containing } from '../text-search.ts';
import type { Parameters } from './statement.ts';

type AmountRange = { readonly amountMin?: number | undefined; readonly amountMax?: number | undefined };

type Value = string | number | undefined;

/** What the columns of a row have to be, for a statement in which the row is `t`; an absent value asks nothing. */
export const equalTo = (columns: Readonly<Record<string, Value>>, parameters: Parameters): string[] =>
  Object.entries(columns).flatMap(([column, value]) =>
    value === undefined ? [] : [`t.${column} = ${parameters.add(value)}`],
  );

/** From one moment on, and before another. */
export const inPeriod = (
  column: string,
  { from, until }: { readonly from?: string | undefined; readonly until?: string | undefined },
  parameters: Parameters,
): string[] => [
  ...(from === undefined ? [] : [`t.${column} >= ${parameters.add(new Date(from))}`]),
  ...(until === undefined ? [] : [`t.${column} < ${parameters.add(new Date(until))}`]),
];

/** From one amount to another, both in it. */
export const amountWithin = (column: string, range: AmountRange, parameters: Parameters): string[] => [
  ...(range.amountMin === undefined ? [] : [`t.${column} >= ${parameters.add(range.amountMin)}`]),
  ...(range.amountMax === undefined ? [] : [`t.${column} <= ${parameters.add(range.amountMax)}`]),
];

/** The class of an amount as the indexes have it; the schema says what it is. */
export const amountBucket = (amount: string): string =>
  `(floor(ln(${amount}::double precision) * 4)::integer)`;

/** In the classes that the amounts of a range are in. */
export const bucketWithin = (column: string, range: AmountRange, parameters: Parameters): string[] => {
  const bound = (amount: number) => amountBucket(`${parameters.add(amount)}::bigint`);
  const classes = amountBucket(`t.${column}`);
  return [
    ...(range.amountMin === undefined ? [] : [`${classes} >= ${bound(range.amountMin)}`]),
    ...(range.amountMax === undefined ? [] : [`${classes} <= ${bound(range.amountMax)}`]),
  ];
};

/** With a text in one of some columns, in capitals or not, or as its ID. */
export const textIn = (
  columns: readonly string[],
  text: string | undefined,
  parameters: Parameters,
): string[] => {
  if (text === undefined) return [];
  const pattern = parameters.add(containing(text));
  const places = columns.map((column) => `t.${column} ilike ${pattern}`);
  return [`(${[`t.id = ${parameters.add(text)}`, ...places].join(' or ')})`];
};
