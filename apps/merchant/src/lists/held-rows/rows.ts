/** Only the fields used here; the response has already been validated. */
export type Row = {
  readonly id: string;
  readonly createdAt?: string;
  readonly status?: string;
  readonly amount?: number;
  readonly type?: string;
  readonly subtype?: string;
};

export type RowList = { readonly items: readonly Row[]; readonly totalCount: number };

export const isRow = (response: unknown): response is Row =>
  typeof response === 'object' && response !== null && 'id' in response && typeof response.id === 'string';

export const isRowList = <Response>(response: Response): response is Response & RowList =>
  typeof response === 'object' &&
  response !== null &&
  'items' in response &&
  Array.isArray(response.items) &&
  response.items.every(isRow);

/** Returns true if no row would move. */
export const hasSameOrder = (shown: RowList, fresh: RowList): boolean =>
  shown.items.length === fresh.items.length &&
  shown.items.every(({ id }, index) => fresh.items[index]?.id === id);

export const updateInPlace = <Page extends RowList>(shown: Page, fresh: RowList): Page => {
  const freshById = new Map(fresh.items.map((item) => [item.id, item]));
  return { ...shown, items: shown.items.map((item) => freshById.get(item.id) ?? item) };
};

const newestOf = ({ items }: RowList): string =>
  items.reduce((newest, { createdAt = '' }) => (createdAt > newest ? createdAt : newest), '');

/** Counts newer rows; a row shifted in from another page is not new. */
export const arrivedCount = (known: RowList, fresh: RowList): number => {
  const knownIds = new Set(known.items.map(({ id }) => id));
  const newest = newestOf(known);
  const arrived = fresh.items.filter(({ id, createdAt = '' }) => !knownIds.has(id) && createdAt >= newest);
  // More rows may have arrived than fit on a page.
  return arrived.length === 0 ? 0 : Math.max(arrived.length, fresh.totalCount - known.totalCount);
};

export const changedStatus = (known: RowList, fresh: RowList): readonly Row[] => {
  const knownById = new Map(known.items.map((item) => [item.id, item]));
  return fresh.items.filter(({ id, status }) => {
    const before = knownById.get(id);
    return before !== undefined && before.status !== status;
  });
};
