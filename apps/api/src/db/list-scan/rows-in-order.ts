export const rowsInOrder = <Row>(
  ordinals: readonly number[],
  rows: readonly Row[],
  ordinalOf: (row: Row) => number | null,
): readonly Row[] => {
  const byOrdinal = new Map(rows.map((row) => [ordinalOf(row), row]));
  return ordinals.flatMap((ordinal) => byOrdinal.get(ordinal) ?? []);
};
