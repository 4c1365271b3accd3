import type { RowGroup } from './column.ts';

export type GroupedRows<Row> = { readonly group: RowGroup | undefined; readonly rows: readonly Row[] };

/** Splits the rows into runs with the same group or without a group, in their order. */
export function groupRows<Row>(
  rows: readonly Row[],
  rowGroup: ((row: Row) => RowGroup | undefined) | undefined,
): readonly GroupedRows<Row>[] {
  if (!rowGroup) return [{ group: undefined, rows }];
  const runs: { group: RowGroup | undefined; rows: Row[] }[] = [];
  for (const row of rows) {
    const group = rowGroup(row);
    const last = runs.at(-1);
    if (last && last.group?.id === group?.id) last.rows.push(row);
    else runs.push({ group, rows: [row] });
  }
  return runs;
}

/** Returns true for a group with a heading that rows without a heading follow. */
export const isClosed = <Row>(groups: readonly GroupedRows<Row>[], index: number): boolean => {
  const next = groups[index + 1];
  return groups[index]?.group !== undefined && next !== undefined && next.group === undefined;
};
