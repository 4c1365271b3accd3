/** One thing of an answer, as far as it matters here. The contract has been checked before. */
export type Row = {
  readonly id: string;
  readonly createdAt?: string;
  readonly status?: string;
  readonly amount?: number;
  readonly type?: string;
  readonly subtype?: string;
};

export type RowList = { readonly items: readonly Row[]; readonly totalCount: number };

const isRow = (answer: unknown): answer is Row =>
  typeof answer === 'object' && answer !== null && 'id' in answer && typeof answer.id === 'string';

const isRowList = (answer: unknown): answer is RowList =>
  typeof answer === 'object' &&
  answer !== null &&
  'items' in answer &&
  Array.isArray(answer.items) &&
  answer.items.every(isRow);

/** An answer as a list of rows, where it is one. */
export const asRows = (answer: unknown): RowList | undefined => (isRowList(answer) ? answer : undefined);

/** An answer as the one thing it is about, where it is that. */
export const asRow = (answer: unknown): Row | undefined => (isRow(answer) ? answer : undefined);

/** True where no row would move. */
export const hasSameOrder = (shown: RowList, fresh: RowList): boolean =>
  shown.items.length === fresh.items.length &&
  shown.items.every(({ id }, index) => fresh.items[index]?.id === id);

/** The rows that are shown, in their order, each as it is now. */
export const updateInPlace = (shown: RowList, fresh: RowList): RowList => {
  const freshById = new Map(fresh.items.map((item) => [item.id, item]));
  return { ...shown, items: shown.items.map((item) => freshById.get(item.id) ?? item) };
};

const newestOf = ({ items }: RowList): string =>
  items.reduce((newest, { createdAt = '' }) => (createdAt > newest ? createdAt : newest), '');

/** How many have come since; what another page only passed on to this one is not new. */
export const arrivedCount = (known: RowList, fresh: RowList): number => {
  const knownIds = new Set(known.items.map(({ id }) => id));
  const newest = newestOf(known);
  const arrived = fresh.items.filter(({ id, createdAt = '' }) => !knownIds.has(id) && createdAt >= newest);
  // Where more have come than a page holds, the list's length tells.
  return arrived.length === 0 ? 0 : Math.max(arrived.length, fresh.totalCount - known.totalCount);
};

/** Those whose status is another than it was. */
export const changedStatus = (known: RowList, fresh: RowList): readonly Row[] => {
  const knownById = new Map(known.items.map((item) => [item.id, item]));
  return fresh.items.filter(({ id, status }) => {
    const before = knownById.get(id);
    return before !== undefined && before.status !== status;
  });
};
